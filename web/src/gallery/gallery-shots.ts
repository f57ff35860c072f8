import type { StrapExamples } from './strap-examples.ts';

export const GALLERY_PATH = '/__gallery';

/** `at` is the path of a page of the gallery without palette. */
export type Shot = { name: string; label: string; kind: string; state: string | null; at: string };

/** Straps stack their states on one page; of a header, hero or footer there is one a page. */
export function shotsOf({ kind, definition: { name, label }, states }: StrapExamples): Shot[] {
  const at = `${GALLERY_PATH}/${name}`;
  if (kind === 'strap') return [{ name, label, kind, state: null, at }];

  return states.map(([state]) => ({
    name,
    label,
    kind,
    state,
    at: `${at}?state=${encodeURIComponent(state)}`,
  }));
}
