import { csvRow } from '#domain/csv/csv-row.ts';

const BOM = '\u{feff}';

export type Columns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];
type Page<Row> = { rows: readonly Row[]; next: string | null };

/** A CSV file (RFC 4180 with a byte order mark), streamed page by page. */
export async function csvResponse<Row>(
  name: string,
  columns: Columns<Row>,
  read: (after: string | undefined) => Promise<Page<Row>>,
): Promise<Response> {
  // The first page is read before the response begins, so that a failure has a status.
  const first = await read(undefined);
  const encoder = new TextEncoder();
  const pages = async function* () {
    yield encoder.encode(BOM + csvRow(columns.map(([title]) => title)));
    for (let page = first; ; page = await read(page.next ?? undefined)) {
      yield encoder.encode(page.rows.map((row) => csvRow(columns.map(([, cell]) => cell(row)))).join(''));
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
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
