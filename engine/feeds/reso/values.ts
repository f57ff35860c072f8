/** Values of RESO records, which have several spellings. Null means no value. */

const NOTHING = new Set(['', 'none', 'unknown', 'n/a', 'not applicable', 'see remarks']);

/** Text with collapsed and trimmed whitespace. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).replace(/\s+/g, ' ').trim() || null;
}

/** Text whose lines and paragraphs stay. */
export function readParagraphs(value: unknown): string | null {
  if (typeof value !== 'string') return readText(value);
  const lines = value.split(/\r\n?|\n/).map((line) => readText(line) ?? '');
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  );
}

/** Numbers, also in text ("4934.00", "1,480"); null for negative ones and other text. */
export function readNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.replaceAll(',', '').trim() : value;
  const number =
    typeof text === 'number'
      ? text
      : typeof text === 'string' && /^\d+(\.\d+)?$/.test(text)
        ? Number(text)
        : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : null;
}

export function readYesNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return null;
  if (/^(y|yes|true|1)$/i.test(value.trim())) return true;
  return /^(n|no|false|0)$/i.test(value.trim()) ? false : null;
}

/** A lookup's standard name: "ActiveUnderContract" of older servers is "Active Under Contract". */
export function readLookup(value: unknown): string | null {
  const text = readText(value);
  if (text === null) return null;
  const spaced = /\s/.test(text) ? text : text.replace(/([a-z])([A-Z])/g, '$1 $2');
  return NOTHING.has(spaced.toLowerCase()) ? null : spaced;
}

/** A list, a single value, or values joined by commas (commas inside brackets do not split). */
export function readLookups(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/,(?![^()]*\))/) : [];
  return [...new Set(items.map(readLookup).filter((item) => item !== null))];
}

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A timestamp; without a zone it is UTC, a date alone is noon. */
export function readTime(value: unknown): Date | null {
  const text = typeof value === 'string' ? value.trim().replace(/^"|"$/g, '') : '';
  const [, date, time, seconds = '00', fraction = '0', zone = 'Z'] = TIME.exec(text) ?? [];
  if (!date) return null;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = new Date(
    time ? `${date}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}` : `${date}T12:00:00Z`,
  );
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const SQUARE_FEET = new Map([
  ['square feet', 1],
  ['sqft', 1],
  ['square foot', 1],
  ['square meters', 10.7639],
  ['square metres', 10.7639],
  ['square yards', 9],
  ['acres', 43_560],
]);

/** An area in square feet; null for an unknown unit. */
export function readSquareFeet(area: unknown, unit: unknown): number | null {
  const number = readNumber(area);
  const factor = SQUARE_FEET.get(readLookup(unit)?.toLowerCase() ?? 'square feet');
  return number && factor ? Math.round(number * factor) : null;
}
