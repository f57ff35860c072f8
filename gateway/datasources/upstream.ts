/** Who answers the REST calls of docs/rest-calls.md: the page engine, the listing data, the places. */
export type UpstreamName = 'engine' | 'api' | 'geo';

/** Every service that answers REST calls; a blog is wherever the website says, fonts where the operator does. */
export type ServiceName = UpstreamName | 'blog' | 'fonts';

/** Where a service is and how it is asked: `fetch` of the network, or of the engine in this process. */
export type Upstream = {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  callDirectly?: DirectCall;
  /** Shown when nobody is signed in. */
  token?: string;
  /**
   * Its searches find and count nothing by what a seller withholds, neither by words nor by positions: so the engine in
   * this process. Every other service is asked with care (`CarefulListingsSource`).
   */
  withholds?: boolean;
};

/**
 * A GET of a service in this process by its path parts and words, answered with the JSON as values that may be shared
 * between calls; null for a call that only `fetch` answers.
 */
export type DirectCall = (
  path: readonly string[],
  words: Record<string, string>,
  /** Ends when nobody waits for the answer any more. */
  signal?: AbortSignal,
) => Promise<{ status: number; json: unknown }> | null;

export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

export type NamedUpstream = Upstream & { name: ServiceName };

export const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  engine: 'page engine',
  api: 'listing data service',
  geo: 'places service',
  blog: 'blog',
  fonts: 'fonts service',
};
