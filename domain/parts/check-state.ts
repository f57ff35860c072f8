import { dottedPath, type Problem } from '../json/checked.ts';
import { issueSentence } from '../json/issue-sentence.ts';
import type { State, Strap } from '../page/page.ts';
import { type Parts, type PartsTable, partsOf } from './declaration.ts';
import { isInternalTemplate } from './internal-templates.ts';
import { stateSchema } from './part-schema.ts';

type StatePath = PropertyKey[];
type NamedState = Pick<Strap, 'name' | 'state'>;
type StatesOfPage = { hero: NamedState | null; straps: readonly NamedState[] };

/** What is wrong with a state by the declared parts of its template. */
export function stateProblems(parts: Parts, state: unknown): { path: StatePath; message: string }[] {
  const read = stateSchema(parts).safeParse(state, { error: issueSentence });

  return read.success ? [] : read.error.issues.map(({ path, message }) => ({ path, message }));
}

/** Parts of the wrong type in the straps of a page, each with its strap, field and reason. */
export function partProblems({ hero, straps }: StatesOfPage, table: PartsTable): Problem[] {
  return [
    ...(hero ? strapProblems(hero, table, 'hero') : []),
    ...straps.flatMap((strap, index) => strapProblems(strap, table, `straps.${index}`)),
  ];
}

function strapProblems({ name, state }: NamedState, table: PartsTable, at: string) {
  const parts = partsOf(table, name);

  return parts ? stateProblems(parts, state).map((problem) => named(problem, name, `${at}.state`)) : [];
}

function named({ path, message }: { path: StatePath; message: string }, name: string, at: string): Problem {
  return { field: `${at}.${dottedPath(path)}`, message: `${name}, ${dottedPath(path)}: ${message}` };
}

/** The problems of a header or footer, whose navigation is stored beside its state. */
export function templateProblems(
  { name, nav, state }: { name: string; nav: unknown; state: State },
  table: PartsTable,
): Problem[] {
  if (isInternalTemplate(name))
    return [{ field: 'name', message: `${name} is a template for phones, which a site cannot choose` }];
  const parts = partsOf(table, name);
  if (!parts) return [];

  return stateProblems(parts, { ...state, nav }).map(({ path, message }) => ({
    field: path[0] === 'nav' ? dottedPath(path) : `state.${dottedPath(path)}`,
    message: `${name}, ${dottedPath(path)}: ${message}`,
  }));
}
