import DOMPurify from 'dompurify';
import { z } from 'zod';
import { checkJson } from '#domain/json/check.ts';
import { newStrapId } from '#domain/page/new-strap.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { STRAPS_MAX, strapSchema } from '#domain/page/page-schema.ts';
import { insertStrap } from '#domain/page/strap-order.ts';

/** Marks copied straps; they are text so that any clipboard accepts them. */
const KIND = 'strapwork/straps';
const VERSION = 1;

const clipSchema = z.object({
  kind: z.literal(KIND),
  version: z.literal(VERSION),
  straps: z
    .array(strapSchema.refine(({ name }) => !/^(hero|header|footer)-/.test(name), 'This is not a strap'))
    .min(1)
    .max(STRAPS_MAX),
});

export type Pasted =
  | { kind: 'straps'; straps: Strap[] }
  /** Not straps. */
  | { kind: 'other' }
  /** Straps of a later version of Strapwork. */
  | { kind: 'newer' }
  | { kind: 'damaged'; field: string; message: string };

export function clipOf(straps: readonly Strap[]): string {
  return JSON.stringify({ kind: KIND, version: VERSION, straps });
}

/** Whether a text is meant to be copied straps, valid or not. */
export function isClip(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(`"${KIND}"`);
}

/** Parses clipboard text. Markup is sanitised, as its origin is unknown. */
export function readClip(text: string): Pasted {
  if (!isClip(text)) return { kind: 'other' };
  const value = parse(text);
  if (value === undefined) return { kind: 'damaged', field: '', message: 'JSON' };
  const { version } = value as { version?: unknown };
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer' };

  const checked = checkJson(clipSchema, value);
  if (checked.ok) return { kind: 'straps', straps: checked.value.straps.map(cleaned) };
  const [problem] = checked.problems;
  return { kind: 'damaged', field: problem?.field ?? '', message: problem?.message ?? '' };
}

/** The page with the straps inserted after the one with `afterId`, or first, and their new ids; null if it would have too many. */
export function withPasted(
  page: Page,
  pasted: readonly Strap[],
  afterId: string | null,
): { page: Page; ids: string[] } | null {
  if (page.straps.length + pasted.length > STRAPS_MAX) return null;
  const at = page.straps.findIndex(({ id }) => id === afterId) + 1;
  const ids: string[] = [];
  const straps = pasted.reduce((there, strap, offset) => {
    const id = newStrapId(
      strap.name,
      there.map((one) => one.id),
    );
    ids.push(id);
    return insertStrap(there, { ...structuredClone(strap), id }, at + offset);
  }, page.straps);

  return { page: { ...page, straps }, ids };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The gateway sanitises on save; this sanitises for display before that. */
function cleaned(strap: Strap): Strap {
  return { ...strap, state: cleanMembers(strap.state) };
}

function cleanMembers<T>(value: T): T {
  if (typeof value === 'string') return (/<[a-z!/?]/i.test(value) ? DOMPurify.sanitize(value) : value) as T;
  if (Array.isArray(value)) return value.map(cleanMembers) as T;
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanMembers(member)])) as T;
}
