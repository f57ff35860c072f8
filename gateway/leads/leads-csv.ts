import { LEAD_ORIGINS, LEAD_STATUSES } from '#domain/leads/lead-status.ts';
import type { LeadQuery, LeadsSource } from '../datasources/leads/leads-source.ts';
import type { LeadSummaryWire } from '../datasources/leads/leads.types.ts';

/** Leads read at once. */
const BATCH = 200;
const BOM = '\u{feff}';

const COLUMNS: readonly [string, (lead: LeadSummaryWire) => string][] = [
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
  ['MLS number', ({ mls, listingId }) => mls ?? listingId ?? ''],
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

/** A CSV file (RFC 4180 with a byte order mark) of the leads that the parameters find, streamed page by page. */
export async function leadsCsv(
  source: Pick<LeadsSource, 'list'>,
  params: URLSearchParams,
): Promise<Response> {
  const query = queryOf(params);
  // The first page is read before the response begins, so that a failure has a status.
  const first = await source.list({ ...query, size: BATCH });
  const encoder = new TextEncoder();
  const pages = async function* () {
    yield encoder.encode(BOM + rowOf(COLUMNS.map(([title]) => title)));
    for (
      let page = first;
      ;
      page = await source.list({ ...query, size: BATCH, after: page.next ?? undefined })
    ) {
      yield encoder.encode(page.leads.map((lead) => rowOf(COLUMNS.map(([, read]) => read(lead)))).join(''));
      if (page.next === null) return;
    }
  };

  const chunks = pages();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });

  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
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

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** A spreadsheet calculates what begins like a formula: an apostrophe makes it text. */
function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
