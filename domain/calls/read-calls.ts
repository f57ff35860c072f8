/** The most frequent reads of docs/rest-calls.md: their REST routes, and what an embedded service returns as values. */
export const READ_CALLS = {
  website: '/getWebsite/:spaceID',
  page: '/getPage/:spaceID/:pageID',
  search: '/space/:spaceID/search/:source/q',
  listings: '/space/:spaceID/search/:source/listings/:ids',
  clusters: '/space/:spaceID/search/:source/cluster/:n',
  points: '/space/:spaceID/search/:source/points',
  facets: '/space/:spaceID/search/:source/facets',
  posts: '/blog/:spaceID/wp-json/posts',
} as const;

export type ReadCall = keyof typeof READ_CALLS;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the path of a call, not encoded. */
export type ReadParams<Name extends ReadCall> = Readonly<Record<NamesIn<(typeof READ_CALLS)[Name]>, string>>;

export type ReadResponse = { status: number; json: unknown; headers?: Readonly<Record<string, string>> };

/** A read in the same process. Values may be shared between calls and must not be mutated. */
export type Read = <Name extends ReadCall>(
  name: Name,
  params: ReadParams<Name>,
  query: Readonly<Record<string, string>>,
  /** Aborted when the caller disconnects. */
  signal?: AbortSignal,
) => Promise<ReadResponse>;

/** The path of a call in segments, not encoded. */
export function readPath<Name extends ReadCall>(name: Name, params: ReadParams<Name>): string[] {
  const given: Readonly<Record<string, string>> = params;

  return READ_CALLS[name]
    .split('/')
    .slice(1)
    .map((segment) => (segment.startsWith(':') ? (given[segment.slice(1)] ?? '') : segment));
}
