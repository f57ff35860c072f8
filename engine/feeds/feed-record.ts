import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isObject } from '#domain/json/is-object.ts';

/** A record of a feed: member names of the RESO Data Dictionary, values of any shape. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/** A file without readable records. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

const page = z.object({ value: z.array(z.unknown()) });

/** Reads one record, a list, or a response of the RESO Web API (`{ "value": [] }`); elements are not validated. */
export async function readRecords(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new FeedFileError(`${file} cannot be read: ${error.message}`);
  });
  return recordsOfJson(file, text.replace(/^\uFEFF/, ''));
}

/** The records of a text; `file` names it in errors. */
export function recordsOfJson(file: string, text: string): unknown[] {
  const json = parse(file, text);
  const odata = page.safeParse(json);

  if (odata.success) return odata.data.value;
  if (Array.isArray(json)) return json;
  if (isObject(json)) return [json];
  throw new FeedFileError(`${file} contains neither a record nor a list of records`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedFileError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
