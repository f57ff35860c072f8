import type { ComponentData, Data } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { fromItem } from '../straps/strap-item.ts';

/** The page with what Puck's data says about its hero and straps; a strap's order is its place. */
export function puckToPage(page: Page, data: Data): Page {
  const [hero] = heroItems(data);

  return {
    ...page,
    hero: hero ? fromItem(hero, 0) : null,
    straps: data.content.map((item, order) => fromItem(item, order)),
  };
}

function heroItems(data: Data): ComponentData[] {
  const hero = (data.root.props as { hero?: unknown } | undefined)?.hero;

  return Array.isArray(hero) ? hero : [];
}
