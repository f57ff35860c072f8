import type { Logger } from 'kysely';
import type { OnQuery } from './db.ts';

/** Reports each query after it has ended, in the context of its caller. */
export function queryLog(onQuery: OnQuery | undefined): Logger | undefined {
  if (!onQuery) return undefined;

  return ({ level, query, queryDurationMillis }) =>
    onQuery({ sql: query.sql, durationMs: queryDurationMillis, isFailed: level === 'error' });
}
