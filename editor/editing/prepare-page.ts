import { HERO_ID, type Page, type Strap } from '#domain/page/page.ts';
import { orderedStraps } from '#domain/page/strap-order.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';

/** A stored page prepared for editing: upgraded states, ordered and numbered straps, unique ids. */
export function preparePage(page: Page): Page {
  const taken = new Set([HERO_ID]);

  return {
    ...page,
    hero: page.hero && { ...upgraded(page.hero), id: HERO_ID, order: 0 },
    straps: orderedStraps(page.straps).map((strap) => ({ ...upgraded(strap), id: freeId(strap.id, taken) })),
  };
}

/** The state of a strap that is not installed is unchanged. */
function upgraded(strap: Strap): Strap {
  const definition = loadedStrap(strap.name);

  return definition ? { ...strap, state: upgrade(definition, strap.state) } : strap;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id) || id === ''; count += 1) id = `${wanted}-${count}`;
  taken.add(id);

  return id;
}
