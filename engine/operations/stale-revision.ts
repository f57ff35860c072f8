import { EngineError, type SavedRevision } from '../errors.ts';

/** What a revision was for is not there any more, or never was. */
export const NOTHING_SAVED: SavedRevision = { revision: 0, savedAt: null, savedBy: null };

/** Someone else saved in between; the answer says who and when. */
export function staleRevision({ revision, savedAt, savedBy }: SavedRevision): EngineError {
  return new EngineError('stale_revision', 'A newer version was saved in the meantime', {
    current: { revision, savedAt, savedBy },
  });
}

export function revisionRequired(): EngineError {
  return new EngineError('revision_required', 'It exists already: save it with If-Match and its revision');
}
