import type { Read } from '#domain/calls/read-calls.ts';
import type { Guard } from './upstream-guard.ts';

/** The services with the REST calls of docs/rest-calls.md: page engine, listing data, places. */
export type UpstreamName = 'engine' | 'api' | 'geo';

/** Every REST service, including the website's blog, the operator's font service and the engine that a site is migrated from. */
export type ServiceName = UpstreamName | 'blog' | 'fonts' | 'old-engine';

/** A service and how to call it: `fetch` over the network, or the embedded engine's. */
export type Upstream = {
  baseUrl: string;
  /** The signal is passed beside the request: that of a `Request` follows it by a weak reference, and is lost to garbage collection. */
  fetch: (request: Request, options?: { signal: AbortSignal }) => Promise<Response>;
  /** Of a service in the same process. */
  read?: Read;
  /** Of a service over the network. */
  guard?: Guard;
  /** Sent when nobody is signed in. */
  token?: string;
  /**
   * Whether its searches ignore what a seller withholds, both text and positions, as the embedded engine
   * does. Other services are queried through `CoarseListingsSource`.
   */
  withholds?: boolean;
};

export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

export type NamedUpstream = Upstream & { name: ServiceName };

export const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  engine: 'page engine',
  api: 'listing data service',
  geo: 'places service',
  blog: 'blog',
  fonts: 'fonts service',
  'old-engine': 'older engine',
};
