import { badInput } from '../errors.ts';

/** A stored document's headers: its revision, and who saved it when. */
export function revisionHeaders(saved: { revision: number; savedAt: Date; savedBy: string | null }) {
  return {
    ETag: `"${saved.revision}"`,
    'x-saved-at': saved.savedAt.toISOString(),
    ...(saved.savedBy !== null && { 'x-saved-by': encodeURIComponent(saved.savedBy) }),
  };
}

/** The revision of `If-Match`; undefined when the header is not there. */
export function ifMatch(request: Request): number | undefined {
  const header = request.headers.get('if-match');
  if (header === null) return undefined;

  const digits = /^"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (!digits) throw badInput('If-Match', 'If-Match is a revision in double quotes');

  return Number(digits);
}
