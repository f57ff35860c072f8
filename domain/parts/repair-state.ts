import { dottedPath } from '../json/checked.ts';
import { isObjectOrArray } from '../json/is-object.ts';
import type { State } from '../page/page.ts';
import { stateProblems } from './check-state.ts';
import type { Parts } from './declaration.ts';

/** Required members of parts, and their values where the stored ones are invalid. */
const FALLBACKS: Record<string, unknown> = { html: '', size: 'h2', text: '', imageUrl: '', display: 'block' };
const ROUNDS = 8;

export type Repaired = { state: State; problems: string[] };

/**
 * A stored state without what its template cannot render: invalid members are replaced by their defaults, and so are parts
 * that need them. A valid state is returned unchanged.
 */
export function repairState(parts: Parts, stored: State): Repaired {
  const first = problemsToRepair(parts, stored);
  if (first.length === 0) return { state: stored, problems: [] };

  const state = structuredClone(stored);
  let found = first;
  for (let round = 0; found.length > 0 && round < ROUNDS; round += 1) {
    // From the end, so that the places of list items hold.
    for (const { path } of found.toReversed()) repair(state, path);
    found = problemsToRepair(parts, state);
  }
  for (const { path } of found) delete state[String(path[0])];

  return { state, problems: first.map(({ path, message }) => `${dottedPath(path)}: ${message}`) };
}

/** Without markup whose encoding is broken: it is rendered, with a note in its place. */
function problemsToRepair(parts: Parts, state: State) {
  return stateProblems(parts, state).filter(
    ({ path }) => path.at(-1) !== 'html' || typeof valueAt(state, path) !== 'string',
  );
}

function repair(state: State, path: PropertyKey[]): void {
  const [parent, key] = [valueAt(state, path.slice(0, -1)), path.at(-1)];
  if (key === undefined || !isObjectOrArray(parent)) return;

  const name = String(key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (path.length > 1 && Object.hasOwn(FALLBACKS, name) && parent[name] !== FALLBACKS[name])
    parent[name] = FALLBACKS[name];
  else if (name in parent) delete parent[name];
  else repair(state, path.slice(0, -1));
}

function valueAt(state: State, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObjectOrArray(value) ? value[String(key)] : undefined),
    state,
  );
}
