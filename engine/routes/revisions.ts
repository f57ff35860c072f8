import { badInput } from '../errors.ts';

/** Headers of a stored document: its revision, and who saved it when. */
export function revisionHeaders(saved: { revision: number; savedAt: Date; savedBy: string | null }) {
  return {
    ...etag(saved),
    'x-saved-at': saved.savedAt.toISOString(),
    ...(saved.savedBy !== null && { 'x-saved-by': encodeURIComponent(saved.savedBy) }),
  };
}

/** The header with a revision. */
export function etag({ revision }: { revision: number }) {
  return { ETag: `"${revision}"` };
}

/** The revision of `If-Match`; undefined without the header. */
export function ifMatch(request: Request): number | undefined {
  return revisionIn(request, 'If-Match');
}

/** The revision in a header; undefined without it. */
export function revisionIn(request: Request, name: string): number | undefined {
  const header = request.headers.get(name);
  if (header === null) return undefined;

  const digits = /^"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (!digits) throw badInput(name, `${name} is a revision in double quotes`);

  return Number(digits);
}
