import type { State } from '#domain/page/page.ts';

/** By folder; straps without a sample are inserted in their default state. */
const SAMPLES = import.meta.glob<State>('/web/strap-plugins/*/sample.ts', { eager: true, import: 'sample' });

/** What of a strap's default state its sample replaces. */
export function sampleOf(name: string): State {
  return SAMPLES[`/web/strap-plugins/${name.replace(/^strap-/, '')}/sample.ts`] ?? {};
}
