import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** A position of an address: of the house itself or of its street. */
export type Geocoded = { lat: number; lon: number; precision: 'address' | 'street' };
export type GeocodedAddress = {
  text: string;
  /** ISO 3166 code of the country that is searched, such as `CA`. */
  country: string | null;
};
/** A lookup that failed is a value: the position is then that of other homes. */
export type Geocode = (address: GeocodedAddress) => Promise<Geocoded | 'unknown' | 'failed'>;

const TIMEOUT_MS = 4000;
const RESPONSE_MAX = 100_000;
const CACHED_MAX = 1000;
const CACHED_MS = 24 * 60 * 60 * 1000;

/** Ranks of Nominatim: streets from 26 on, houses from 28 on. */
const STREET_RANK = 26;
const HOUSE_RANK = 28;

const results = z
  .array(
    z.object({
      lat: z.coerce.number().min(-90).max(90),
      lon: z.coerce.number().min(-180).max(180),
      place_rank: z.number().optional(),
    }),
  )
  .max(50);

type Options = {
  /** Its `/search` has the API of Nominatim. */
  url: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
};

/** Looks addresses up at a service with the API of Nominatim. Answers are cached, failures are not. */
export function createGeocoder({ url, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: Options): Geocode {
  const cached = new LRUCache<string, Geocoded | 'unknown'>({ max: CACHED_MAX, ttl: CACHED_MS });

  return async ({ text, country }) => {
    const request = requestUrl(url, { text, country });
    const known = cached.get(request);
    if (known) return known;

    const found = await lookUp(request, { fetch, timeoutMs });
    if (found !== 'failed') cached.set(request, found);
    return found;
  };
}

function requestUrl(base: string, { text, country }: GeocodedAddress): string {
  const url = new URL(`${base.replace(/\/$/, '')}/search`);
  url.searchParams.set('format', 'jsonv2');
  url.searchParams.set('limit', '1');
  url.searchParams.set('q', text);
  if (country) url.searchParams.set('countrycodes', country.toLowerCase());

  return url.href;
}

async function lookUp(
  url: string,
  { fetch, timeoutMs }: Required<Pick<Options, 'fetch' | 'timeoutMs'>>,
): Promise<Geocoded | 'unknown' | 'failed'> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Strapwork' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return 'failed';
    const read = results.safeParse(JSON.parse(await readAtMost(response, RESPONSE_MAX)));

    return read.success ? positionOf(read.data[0]) : 'failed';
  } catch {
    // Unreachable, timed out, too long, or no JSON.
    return 'failed';
  }
}

/** A city or postal code in place of the address is less than the store knows. */
function positionOf(result: z.infer<typeof results>[number] | undefined): Geocoded | 'unknown' {
  if (!result) return 'unknown';
  const { lat, lon, place_rank: rank = HOUSE_RANK } = result;
  if (rank < STREET_RANK) return 'unknown';

  return { lat, lon, precision: rank < HOUSE_RANK ? 'street' : 'address' };
}

async function readAtMost(response: Response, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > max) throw new Error('The response is too long');
  }

  return text;
}
