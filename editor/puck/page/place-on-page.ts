import type { ComponentData, Data } from '@puckeditor/core';
import { isDivided } from '#domain/page/is-divided.ts';
import type { StrapConfig } from '#domain/page/page.ts';
import { configOf } from '../straps/strap-item.ts';

/** What a strap's place means for how it looks: it begins the page, a line divides it from the one above, or neither. */
export type PlaceOnPage = 'first' | 'divided' | 'between';

/** The hero as Puck keeps it: in a slot of the page itself. */
export function heroItem({ root }: Data): ComponentData | undefined {
  const hero = (root.props as { hero?: unknown } | undefined)?.hero;

  return Array.isArray(hero) ? hero[0] : undefined;
}

/** What the page begins with for visitors. */
export function firstConfig(data: Data): StrapConfig | undefined {
  const hero = heroItem(data);
  const shown = [...(hero ? [hero] : []), ...data.content].find(({ props }) => !configOf(props).hidden);

  return shown && configOf(shown.props);
}

/** Hidden straps have no place, as for visitors. */
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
