import type { Page, State } from '#domain/page/page.ts';
import { textsIn } from '#domain/page/placeholders.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

let samples: typeof import('./samples.ts') | null = null;

/** Loads the samples of all straps, which opening the editor does without. */
export async function loadSamples(): Promise<void> {
  samples ??= await import('./samples.ts');
}

/** The state of a strap when it is inserted; its picture in the picker is rendered from it. */
export function insertedState({ name, defaultState }: Pick<AnyStrap, 'name' | 'defaultState'>): State {
  return structuredClone({ ...defaultState, ...samples?.sampleOf(name) });
}

/** Sample texts of a page's straps, to be replaced before visitors read them. */
export async function sampleTexts({ straps }: Page): Promise<ReadonlySet<string>> {
  await loadSamples();

  return new Set(straps.flatMap(({ name }) => textsIn(samples?.sampleOf(name))));
}
