import { badInput } from '../errors.ts';

/** A stored document's headers: its revision, and who saved it when. */
export function revisionHeaders(saved: { revision: number; savedAt: Date; savedBy: string | null }) {
  return {
    ...etag(saved),
    'x-saved-at': saved.savedAt.toISOString(),
    ...(saved.savedBy !== null && { 'x-saved-by': encodeURIComponent(saved.savedBy) }),
  };
}

/** The header that tells a revision. */
export function etag({ revision }: { revision: number }) {
  return { ETag: `"${revision}"` };
}

/** The revision of `If-Match`; undefined when the header is not there. */
export function ifMatch(request: Request): number | undefined {
  return revisionIn(request, 'If-Match');
}

/** The revision in a header; undefined when it is not there. */
export function revisionIn(request: Request, name: string): number | undefined {
  const header = request.headers.get(name);
  if (header === null) return undefined;

  const digits = /^"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (!digits) throw badInput(name, `${name} is a revision in double quotes`);

  return Number(digits);
}
