import { EngineError, type SavedRevision } from '../errors.ts';

/** The current revision when nothing is stored. */
export const NOTHING_SAVED: SavedRevision = { revision: 0, savedAt: null, savedBy: null };

/** Somebody else saved in between; the error names who and when. */
export function staleRevision({ revision, savedAt, savedBy }: SavedRevision): EngineError {
  return new EngineError('stale_revision', 'A newer version was saved in the meantime', {
    current: { revision, savedAt, savedBy },
  });
}

export function revisionRequired(): EngineError {
  return new EngineError('revision_required', 'It exists already: save it with If-Match and its revision');
}
