import type { State } from '#domain/page/page.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { KINDS, type Kind } from './shot.ts';

type Fixtures = { fixtures: Record<string, State>; data?: unknown; empty?: unknown };

/** A definition with its example states. */
export type StrapExamples = {
  kind: Kind;
  definition: AnyStrap;
  /** `default` first, then what the picker inserts if that differs, then the fixtures by name. */
  states: [name: string, state: State][];
  /** Data of its query, for every state. */
  data: unknown;
  /** Empty data of its query; undefined if the folder has no such fixture. */
  empty: unknown;
};

export const DEFAULT_STATE = 'default';
/** What the picker inserts, where a strap has a sample (its thumbnail shows it). */
export const INSERTED_STATE = 'as inserted';

const FIXTURES = {
  ...import.meta.glob<Fixtures>('../../../strap-plugins/*/fixtures.ts'),
  ...import.meta.glob<Fixtures>('../../templates/{headers,heroes,footers}/*/fixtures.ts'),
};
const SAMPLES = import.meta.glob<State>('../../../strap-plugins/*/sample.ts', { import: 'sample' });
const FOLDERS: Record<Kind, string> = {
  strap: '../../../strap-plugins',
  header: '../../templates/headers',
  hero: '../../templates/heroes',
  footer: '../../templates/footers',
};

/** Every strap, header, hero and footer with its examples; for development and docs. */
export async function allExamples(): Promise<StrapExamples[]> {
  const names = KINDS.flatMap((kind) => strapNames(kind));
  const found = await Promise.allSettled(names.map(examplesOf));

  return found.flatMap((result, index) => {
    if (result.status === 'fulfilled') return result.value ?? [];
    // One that fails to load while it is being written does not hide the others.
    console.error(`${names[index]}:`, result.reason);
    return [];
  });
}

export async function examplesOf(name: string): Promise<StrapExamples | null> {
  const kind = KINDS.find((known) => name.startsWith(`${known}-`));
  const definition = kind && (await loadStrap(name));
  if (!definition) return null;

  const folder = name.slice(kind.length + 1);
  const file = await FIXTURES[`${FOLDERS[kind]}/${folder}/fixtures.ts`]?.();
  const { fixtures = {}, data = null, empty } = file ?? {};
  const sample = await SAMPLES[`${FOLDERS[kind]}/${folder}/sample.ts`]?.();
  const inserted = sample && { ...definition.defaultState, ...sample };

  return {
    kind,
    definition,
    states: [
      [DEFAULT_STATE, definition.defaultState],
      ...(inserted ? [[INSERTED_STATE, inserted] satisfies [string, State]] : []),
      ...Object.entries(fixtures),
    ],
    data,
    empty,
  };
}
