import type { ComponentData, Data } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { fromItem } from '../straps/strap-item.ts';

/** The page with hero and straps from Puck's data; a strap's order is its index. */
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
