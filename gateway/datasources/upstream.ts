/** Who answers the REST calls of docs/rest-calls.md: the page engine, the listing data, the places. */
export type UpstreamName = 'engine' | 'api' | 'geo';

/** Every service that answers REST calls; a blog is wherever the website says. */
export type ServiceName = UpstreamName | 'blog';

/** Where a service is and how it is asked: `fetch` of the network, or of the engine in this process. */
export type Upstream = { baseUrl: string; fetch: (request: Request) => Promise<Response> };

export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

export type NamedUpstream = Upstream & { name: ServiceName };

export const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  engine: 'page engine',
  api: 'listing data service',
  geo: 'places service',
  blog: 'blog',
};
