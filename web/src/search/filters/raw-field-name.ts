import { RAW_OPERATORS, type RawOperator } from '#domain/search/filters.ts';
import { escapeText, unescapeText } from '#domain/search/url-escape.ts';

/** Name of a form field for a term on a source field. */
export function rawFieldName(field: string, operator: RawOperator): string {
  return `raw.${operator}.${escapeText(field)}`;
}

/** The inverse; null for other form fields. */
export function readRawFieldName(name: string): { field: string; operator: RawOperator } | null {
  const [prefix, word, escaped = '', ...rest] = name.split('.');
  const operator = RAW_OPERATORS.find((known) => known === word);

  return prefix === 'raw' && operator && escaped && rest.length === 0
    ? { field: unescapeText(escaped), operator }
    : null;
}

/** Name of the form field with both ends of a range, which do not filter. */
export function rawEndsName(field: string): string {
  return `ends.${escapeText(field)}`;
}
