import DOMPurify from 'dompurify';
import { z } from 'zod';
import { checkJson } from '#domain/json/check.ts';
import { newStrapId } from '#domain/page/new-strap.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { STRAPS_MAX, strapSchema } from '#domain/page/page-schema.ts';
import { insertStrap } from '#domain/page/strap-order.ts';

/** How copied straps say what they are; text, so that every clipboard, page and site can hold them. */
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
  /** Something else than straps. */
  | { kind: 'other' }
  /** Straps of a later Strapwork. */
  | { kind: 'newer' }
  | { kind: 'damaged'; field: string; message: string };

export function clipOf(straps: readonly Strap[]): string {
  return JSON.stringify({ kind: KIND, version: VERSION, straps });
}

/** Whether a text claims to be copied straps; says nothing about whether they are whole. */
export function isClip(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes(`"${KIND}"`);
}

/** What is in a clipboard. Markup loses whatever could run, since it may come from anywhere. */
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

/** The page with the straps after the one with that id, or first, and their new ids; null when it would have too many. */
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

/** The gateway cleans what is saved; this cleans what is shown before. */
function cleaned(strap: Strap): Strap {
  return { ...strap, state: cleanMembers(strap.state) };
}

function cleanMembers<T>(value: T): T {
  if (typeof value === 'string') return (/<[a-z!/?]/i.test(value) ? DOMPurify.sanitize(value) : value) as T;
  if (Array.isArray(value)) return value.map(cleanMembers) as T;
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cleanMembers(member)])) as T;
}
