import { badInput } from '../errors.ts';
import type { UpstreamAnswer } from './call-upstream.ts';

/** The header that a call is made against a revision with. */
export function ifMatch(revision: string | null): Record<string, string> {
  return revisionHeader('if-match', revision);
}

/** The header of this name; none without a revision. */
export function revisionHeader(name: string, revision: string | null): Record<string, string> {
  if (revision === null) return {};
  if (!/^[\w.-]{1,64}$/.test(revision)) throw badInput('This is not a revision.', 'revision');

  return { [name]: `"${revision}"` };
}

/** The revision of an ETag, weak or strong; null without one. */
export function revisionIn({ headers }: UpstreamAnswer): string | null {
  return /^(?:W\/)?"(.+)"$/.exec(headers.get('etag') ?? '')?.[1] ?? null;
}
