import { z } from 'zod';
import { fromRestQuery, type RestSearch } from '#domain/search/rest/rest-query.ts';
import { isStorable } from '#domain/search/url-escape.ts';
import { badInput } from '../../errors.ts';
import { parse } from '../parse.ts';

const facetParams = z.object({
  raw_fields: z
    .string()
    .transform((text, context) => {
      const fields = readFields(text);
      if (!fields) context.addIssue('raw_fields is a JSON list of names');
      return fields ?? [];
    })
    .default([]),
});

/** Parses a search; the error names the invalid parameter. */
export function readSearchParams(params: URLSearchParams): RestSearch {
  const read = fromRestQuery(params);
  if (!read.ok) throw badInput(read.error.field, read.error.message);

  return read.value;
}

/** The source fields whose values are counted. */
export function readRawFields(params: URLSearchParams): string[] {
  const raw_fields = params.get('raw_fields') || undefined;

  return parse(facetParams, { raw_fields }, 'query').raw_fields;
}

function readFields(text: string): string[] | null {
  try {
    const fields: unknown = JSON.parse(text);
    const isName = (field: unknown) => typeof field === 'string' && isStorable(field);
    return Array.isArray(fields) && fields.every(isName) ? fields : null;
  } catch {
    return null;
  }
}
