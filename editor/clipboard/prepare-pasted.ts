import type { Problem } from '#domain/json/checked.ts';
import type { State, Strap } from '#domain/page/page.ts';
import { partProblems } from '#domain/parts/check-state.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';

/**
 * Pasted straps in the current shape, their parts checked as those of a saved page (`checkPage`); else the first problem, which
 * names strap, field and reason.
 */
export async function preparePasted(pasted: readonly Strap[]): Promise<{ straps: Strap[] } | Problem> {
  const names = [...new Set(pasted.map(({ name }) => name))];
  const loaded = await Promise.all(names.map((name) => loadStrap(name).catch(() => null)));
  const definitions = new Map(loaded.flatMap((found) => (found ? [[found.name, found]] : [])));
  const straps = pasted.map((strap) => {
    const definition = definitions.get(strap.name);
    return definition ? { ...strap, state: upgraded(definition, strap.state) } : strap;
  });

  const table = Object.fromEntries([...definitions].map(([name, { parts }]) => [name, parts]));
  const [problem] = partProblems({ hero: null, straps }, table);
  return problem ?? { straps };
}

/** An upgrade may throw on a part of a wrong type, which the check then names. */
function upgraded(definition: AnyStrap, state: State): State {
  try {
    return upgrade(definition, state);
  } catch {
    return state;
  }
}
