import type { State, Strap } from '#domain/page/page.ts';

/** The hero in another template: its state begins again as that template's own, its frame stays. */
export function changeHeroTemplate(hero: Strap, template: { name: string; defaultState: State }): Strap {
  if (hero.name === template.name) return hero;

  return { ...hero, name: template.name, state: structuredClone(template.defaultState) };
}

/** The hero with what another one said, wherever its own template has room for it. */
export function withContentOf(hero: Strap, before: Strap): Strap {
  const kept = Object.entries(before.state).filter(([member]) => Object.hasOwn(hero.state, member));

  return { ...hero, state: { ...hero.state, ...structuredClone(Object.fromEntries(kept)) } };
}
