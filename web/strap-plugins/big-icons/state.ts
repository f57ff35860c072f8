import type { HeadingPart } from '#domain/page/parts.ts';
import type { IconItem } from '../kit/icon-item.ts';

export type BigIconsState = { title: HeadingPart; items: IconItem[] };

export const ICON_SIZE_PX = 48;

export const newItem: IconItem = {
  icon: { name: 'home', style: 'enclosed', fontSize: ICON_SIZE_PX },
  title: { html: 'Heading', size: 'h3' },
  text: { html: '' },
  href: '',
};

const item = (name: string, title: string, text: string, href = ''): IconItem => ({
  icon: { name, style: 'enclosed', fontSize: ICON_SIZE_PX },
  title: { html: title, size: 'h3' },
  text: { html: `<p>${text}</p>` },
  href,
});

export const defaultState: BigIconsState = {
  title: { html: 'How We Help', size: 'h2' },
  items: [
    item(
      'home',
      'Buy',
      'From the first showing to the keys, with somebody who knows the streets.',
      '/search',
    ),
    item('tag', 'Sell', 'What your home is worth, how it is shown, and which offer to take.'),
    item('key', 'Rent', 'Homes to let, and a lease that is read before you sign it.'),
  ],
};
