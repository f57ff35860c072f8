import { CsvError, parse } from 'csv-parse/sync';
import { FeedFileError, recordsOfJson } from './feed-record.ts';

/** A record of an uploaded file, with the line where it begins: of a CSV the line, of JSON the number of the record. */
export type UploadedRecord = { line: number; record: unknown };

const NUMBERS = ['Latitude', 'Longitude'];
/** A column of a CSV with URLs of pictures, which records have as a list. */
const PHOTOS = 'Photos';

/** Reads JSON, or a CSV whose first line names members of the Data Dictionary. Throws a FeedFileError. */
export function uploadedRecords(name: string, text: string): UploadedRecord[] {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/\.csv$/i.test(name))
    return recordsOfJson(name, plain).map((record, index) => ({ line: index + 1, record }));

  return csvRows(name, plain).map(({ info, record }) => ({ line: info.lines, record: withTypes(record) }));
}

type Row = { info: { lines: number }; record: Record<string, string> };

function csvRows(name: string, text: string): Row[] {
  try {
    return parse(text, {
      columns: true,
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Row[];
  } catch (error) {
    if (error instanceof CsvError) throw new FeedFileError(`${name} is not a CSV: ${error.message}`);
    throw error;
  }
}

/** Spreadsheets of many countries separate by semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);

  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function withTypes(row: Record<string, string>): Record<string, unknown> {
  const { [PHOTOS]: photos = '', ...cells } = row;
  const filled = Object.entries(cells).filter(([, value]) => value !== '');
  const record: Record<string, unknown> = Object.fromEntries(
    filled.map(([key, value]) => [key, NUMBERS.includes(key) ? Number(value) : value]),
  );
  const urls = photos.split(/\s+/).filter(Boolean);
  if (urls.length > 0 && !('Media' in record))
    record.Media = urls.map((MediaURL, Order) => ({ MediaURL, Order }));

  return record;
}
