import { isSafeUrl } from '#domain/json/safe-url.ts';
import { HTML_DISPLAYS } from '#domain/page/parts.ts';
import { badInput } from '../errors.ts';
import { cleanBlock, cleanInline } from './purify.ts';
import { isSafeResource } from './safe-url.ts';

/** Deeper than any template's state; what is deeper was made to break something. */
const MAX_DEPTH = 48;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type Json = Record<string, unknown>;

/**
 * The same JSON with its markup cleaned: `html` beside `size` is a heading, beside `display` it is an HTML part and
 * stays as its author wrote it, elsewhere it is rich text. A link that could run code is refused with its place.
 */
export function cleanJson(value: unknown, path: string, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badInput('This is nested too deeply.', path);
  if (Array.isArray(value)) return value.map((item, index) => cleanJson(item, `${path}.${index}`, depth + 1));
  if (!isObject(value)) return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !FORBIDDEN_KEYS.has(key))
      .map(([key, member]) => [key, cleanMember(value, key, member, `${path}.${key}`, depth)]),
  );
}

function cleanMember(owner: Json, key: string, member: unknown, path: string, depth: number): unknown {
  if (key === 'html' && typeof member === 'string') return cleanHtml(owner, member);
  if (/(href|url|urls|src)$/i.test(key)) checkAddresses(key, member, path);

  return cleanJson(member, path, depth + 1);
}

function cleanHtml(owner: Json, html: string): string {
  if (isHtmlPart(owner, html)) return html;

  return 'size' in owner ? cleanInline(html) : cleanBlock(html);
}

/** An HTML part is stored URI-encoded: raw markup that only calls itself one is rich text. */
function isHtmlPart({ display }: Json, html: string): boolean {
  return HTML_DISPLAYS.some((known) => known === display) && !html.includes('<');
}

function checkAddresses(key: string, member: unknown, path: string): void {
  const isSafe = /href$/i.test(key) ? isSafeUrl : isSafeResource;
  for (const address of Array.isArray(member) ? member : [member]) {
    if (typeof address === 'string' && !isSafe(address))
      throw badInput('This address can not be used.', path);
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
