import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { iconItem } from '../kit/icon-item.ts';

export const ICON_SIZE_PX = 48;

const icon = (name: string) => ({ name, style: 'enclosed', fontSize: ICON_SIZE_PX }) as const;

export const ITEM = iconItem(icon('home'));

export const parts = defineParts({
  title: part.heading('Heading', 'How We Help'),
  items: needed(
    part.list('Icons', 'Icon', ITEM, [
      {
        icon: icon('home'),
        title: { html: 'Buy', size: 'h3' },
        text: {
          html: '<p>From the first showing to the keys, with somebody who knows the streets.</p>',
        },
        href: '/search',
      },
      {
        icon: icon('tag'),
        title: { html: 'Sell', size: 'h3' },
        text: { html: '<p>What your home is worth, how it is shown, and which offer to take.</p>' },
      },
      {
        icon: icon('key'),
        title: { html: 'Rent', size: 'h3' },
        text: { html: '<p>Homes to let, and a lease that is read before you sign it.</p>' },
      },
    ]),
  ),
});

export type BigIconsState = StateOf<typeof parts>;
