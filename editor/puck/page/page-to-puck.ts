import type { Data } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { type StrapItem, toItem } from '../straps/strap-item.ts';

export type PageData = Data & { root: { props: { hero: StrapItem[] } } };

/** A prepared page as Puck's data, with the hero in a slot of the root, where it can be neither moved nor deleted. */
export function pageToPuck(page: Page): PageData {
  return {
    root: { props: { hero: page.hero ? [toItem(page.hero)] : [] } },
    content: page.straps.map(toItem),
  };
}
