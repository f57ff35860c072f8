import type { State, Strap } from '#domain/page/page.ts';

/** The hero with another template: state is reset to that template's defaults, the frame stays. */
export function changeHeroTemplate(hero: Strap, template: { name: string; defaultState: State }): Strap {
  if (hero.name === template.name) return hero;

  return { ...hero, name: template.name, state: structuredClone(template.defaultState) };
}

/** Copies the content of another hero for every member that this template has too. */
export function withContentOf(hero: Strap, before: Strap): Strap {
  const shared = Object.entries(before.state).filter(([member]) => Object.hasOwn(hero.state, member));

  return { ...hero, state: { ...hero.state, ...structuredClone(Object.fromEntries(shared)) } };
}
