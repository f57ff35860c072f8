import { z } from 'zod';
import { upstreamFailed } from '../../errors.ts';

/** A font listing service with the API of Google Fonts (decision 0023). */
export type FontsService = { url: string; apiKey: string; fetch: (request: Request) => Promise<Response> };
export type ListedFamily = { family: string; weights: number[] };

const FAMILIES_MAX = 3000;
const PATIENCE_MS = 5000;

const fontsResponse = z.object({
  items: z
    .array(z.object({ family: z.string().min(1).max(100), variants: z.array(z.string()).default([]) }))
    .max(FAMILIES_MAX),
});

/** The families of the font service; empty when none is configured. */
export class FontsSource {
  readonly #service: FontsService | null;

  constructor(service: FontsService | null) {
    this.#service = service;
  }

  async list(): Promise<ListedFamily[]> {
    if (!this.#service) return [];
    const { url, apiKey, fetch } = this.#service;
    const address = new URL(url);
    address.searchParams.set('key', apiKey);
    address.searchParams.set('sort', 'popularity');
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(new Request(address, { signal })).catch(() => {
      throw upstreamFailed('fonts', 'it did not answer');
    });
    if (response.status !== 200) throw upstreamFailed('fonts', 'it answered with an error', response.status);

    const read = fontsResponse.safeParse(await response.json().catch(() => null));
    if (!read.success) throw upstreamFailed('fonts', 'its answer lists no families', response.status);

    return read.data.items.flatMap(({ family, variants }) => {
      const weights = weightsOf(variants);
      return weights.length > 0 ? [{ family, weights }] : [];
    });
  }
}

/** The upright weights among variants such as `300`, `regular`, `700italic`. */
function weightsOf(variants: readonly string[]): number[] {
  const weights = variants.flatMap((variant) => {
    if (variant === 'regular') return [400];
    return /^[1-9]00$/.test(variant) ? [Number(variant)] : [];
  });

  return [...new Set(weights)].sort((one, other) => one - other);
}
