import { DEFAULT_HERO, DEFAULT_STRAP, HERO_ID, type State, type Strap } from './page.ts';
import { type PartialStrapConfig, strapConfig } from './strap-config.ts';

/** An id that no strap of the page has: the template's name and the lowest free number. */
export function newStrapId(name: string, taken: readonly string[]): string {
  let number = 1;

  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

type NewStrap = { name?: string; order?: number; state?: State; config?: PartialStrapConfig };

/** A strap for a page whose straps have the ids `taken`. */
export function newStrap(
  { name = DEFAULT_STRAP, order = 0, state = {}, config }: NewStrap = {},
  taken: readonly string[] = [],
): Strap {
  return { id: newStrapId(name, taken), name, order, state, config: strapConfig(config) };
}

/** A hero; a page has one at most, so its id never changes. */
export function newHero({ name = DEFAULT_HERO, state = {}, config }: Omit<NewStrap, 'order'> = {}): Strap {
  return { id: HERO_ID, name, order: 0, state, config: strapConfig(config) };
}
