import { RAW_OPERATORS, type RawOperator } from '#domain/search/filters.ts';
import { escapeText, unescapeText } from '#domain/search/url-escape.ts';

/** The name of a form field that stands for a term on a field of the source. */
export function rawFieldName(field: string, operator: RawOperator): string {
  return `raw.${operator}.${escapeText(field)}`;
}

/** The opposite; null for the name of another form field. */
export function readRawFieldName(name: string): { field: string; operator: RawOperator } | null {
  const [prefix, word, escaped = '', ...rest] = name.split('.');
  const operator = RAW_OPERATORS.find((known) => known === word);

  return prefix === 'raw' && operator && escaped && rest.length === 0
    ? { field: unescapeText(escaped), operator }
    : null;
}
