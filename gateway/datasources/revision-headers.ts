import { badInput } from '../errors.ts';
import type { UpstreamResponse } from './call-upstream.ts';

/** The precondition header for a revision. */
export function ifMatch(revision: string | null): Record<string, string> {
  return revisionHeader('if-match', revision);
}

/** The named header; empty without a revision. */
export function revisionHeader(name: string, revision: string | null): Record<string, string> {
  if (revision === null) return {};
  if (!/^[\w.-]{1,64}$/.test(revision)) throw badInput('This is not a revision.', 'revision');

  return { [name]: `"${revision}"` };
}

/** The revision of a weak or strong ETag; null without one. */
export function revisionIn({ headers }: UpstreamResponse): string | null {
  return /^(?:W\/)?"(.+)"$/.exec(headers.get('etag') ?? '')?.[1] ?? null;
}
