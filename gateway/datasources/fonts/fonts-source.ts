import { z } from 'zod';
import { upstreamFailed } from '../../errors.ts';
import { callUpstream } from '../call-upstream.ts';
import type { Guard } from '../upstream-guard.ts';

/** A font listing service with the API of Google Fonts (decision 0023). */
export type FontsService = {
  url: string;
  apiKey: string;
  fetch: (request: Request) => Promise<Response>;
  guard?: Guard;
};
export type ListedFamily = { family: string; weights: number[] };

const FAMILIES_MAX = 3000;

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
    const { url, apiKey, fetch, guard } = this.#service;
    const requestUrl = new URL(url);
    requestUrl.searchParams.set('key', apiKey);
    requestUrl.searchParams.set('sort', 'popularity');
    const upstream = { name: 'fonts' as const, baseUrl: url, fetch, guard };
    const { status, json } = await callUpstream(upstream, requestUrl.href, {});
    if (status !== 200) throw upstreamFailed('fonts', 'it responded with an error', status);

    const read = fontsResponse.safeParse(json);
    if (!read.success) throw upstreamFailed('fonts', 'its response lists no families', status);

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
