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

const item = (name: string, title: string, href = ''): IconItem => ({
  icon: { name, style: 'enclosed', fontSize: ICON_SIZE_PX },
  title: { html: title, size: 'h3' },
  text: { html: '' },
  href,
});

export const defaultState: BigIconsState = {
  title: { html: 'How We Help', size: 'h2' },
  items: [item('home', 'Buy', '/search'), item('tag', 'Sell'), item('key', 'Rent')],
};
