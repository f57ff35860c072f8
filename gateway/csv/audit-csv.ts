import { AUDIT_KINDS } from '#domain/site/audit.ts';
import type { PeopleSource } from '../datasources/people/people-source.ts';
import type { AuditWire } from '../datasources/people/people.types.ts';
import { type Columns, csvResponse } from './csv-response.ts';

/** Records read at once. */
const BATCH = 200;

const COLUMNS: Columns<AuditWire> = [
  ['When', ({ at }) => at],
  ['Who', ({ actor }) => actor],
  ['Role', ({ role }) => role],
  ['Kind', ({ kind }) => kind],
  ['Action', ({ action }) => action],
  ['What', ({ subject }) => subject],
  ['Summary', ({ summary }) => summary],
];

/** A CSV file of the audit log; unknown values of a filter count as missing. */
export function auditCsv(source: Pick<PeopleSource, 'audit'>, params: URLSearchParams): Promise<Response> {
  const text = (name: string) => params.get(name) || undefined;
  const kind = AUDIT_KINDS.find((known) => known === text('kind'));
  const query = { kind, actor: text('actor'), from: text('from'), to: text('to') };

  return csvResponse('audit.csv', COLUMNS, async (after) => {
    const { records, next } = await source.audit({ ...query, size: BATCH, after });

    return { rows: records, next };
  });
}
