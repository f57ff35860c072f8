import { LEAD_ORIGINS, LEAD_STATUSES } from '#domain/leads/lead-status.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { type Columns, csvResponse } from '../csv/csv-response.ts';
import type { LeadSummaryWire } from '../datasources/leads/leads.types.ts';
import type { LeadQuery, LeadsSource } from '../datasources/leads/leads-source.ts';

/** Leads read at once. */
const BATCH = 200;

const COLUMNS: Columns<LeadSummaryWire> = [
  ['Received', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => status],
  ['Assigned to', ({ assignee }) => assignee?.name ?? ''],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Form', ({ formName }) => formName],
  ['Source', ({ origin }) => origin],
  ['Message', ({ message }) => message],
  ['Other answers', ({ fields }) => fields.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ['MLS number', ({ mls, listingId }) => mlsNumber(mls ?? listingId ?? '') ?? ''],
  ['Page', ({ pageUrl }) => pageUrl],
  ['Referrer', ({ referrer }) => referrer],
  [
    'Campaign',
    ({ campaign }) =>
      Object.entries(campaign)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
  ],
];

/** A CSV file of the leads that the parameters find. */
export function leadsCsv(source: Pick<LeadsSource, 'list'>, params: URLSearchParams): Promise<Response> {
  const query = queryOf(params);

  return csvResponse('leads.csv', COLUMNS, async (after) => {
    const { leads, next } = await source.list({ ...query, size: BATCH, after });

    return { rows: leads, next };
  });
}

/** Unknown values of a filter count as missing, as no list was filtered by them. */
function queryOf(params: URLSearchParams): LeadQuery {
  const text = (name: string) => params.get(name) || undefined;

  return {
    text: text('text'),
    status: LEAD_STATUSES.find((known) => known === text('status')),
    origin: LEAD_ORIGINS.find((known) => known === text('origin')),
    assignee: text('assignee'),
    from: text('from'),
    to: text('to'),
  };
}
