import type { ComponentData, Data } from '@puckeditor/core';
import { isDivided } from '#domain/page/is-divided.ts';
import type { Strap } from '#domain/page/page.ts';
import { configOf, fromItem } from '../straps/strap-item.ts';

/** A strap's position as far as styles depend on it: first on the page, divided from the one above by a line, or neither. */
export type PlaceOnPage = 'first' | 'divided' | 'between';

/** The hero in Puck's data: in a slot of the root. */
export function heroItem({ root }: Data): ComponentData | undefined {
  const hero = (root.props as { hero?: unknown } | undefined)?.hero;

  return Array.isArray(hero) ? hero[0] : undefined;
}

/** The first strap that visitors see. */
export function firstStrap(data: Data): Strap | undefined {
  const hero = heroItem(data);
  const shown = [...(hero ? [hero] : []), ...data.content].find(({ props }) => !configOf(props).hidden);

  return shown && fromItem(shown, 0);
}

/** Ignores hidden straps, as visitors do not see them. */
export function placeOnPage(data: Data, id: string): PlaceOnPage {
  const hero = heroItem(data);
  if (hero?.props.id === id) return 'first';

  let above = hero;
  for (const item of data.content) {
    if (item.props.id === id) {
      if (!above) return 'first';
      return isDivided(configOf(above.props), configOf(item.props)) ? 'divided' : 'between';
    }
    if (!configOf(item.props).hidden) above = item;
  }

  return 'between';
}
