import { isObject } from '../json/is-object.ts';
import type { State } from '../page/page.ts';
import type { PartDeclaration, Parts } from './declaration.ts';

/** What is done with the texts of a state that could run something; `path` is where a text is. */
export type Cleaner = {
  inline(html: string, path: string): string;
  block(html: string, path: string): string;
  /** A URL that is followed. */
  link(url: string, path: string): string;
  /** A URL that is loaded; '' for one that cannot be used, in a list of them too. */
  resource(url: string, path: string): string;
  tooDeep(path: string): unknown;
};

type Kind = PartDeclaration['kind'];

/** Deeper than any template's state; what is deeper was made to break something. */
const MAX_DEPTH = 48;
const MARKUP_KINDS = new Set<Kind>(['heading', 'richText', 'html']);
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** What texts within JSON are: `markup` where an unknown template may render them as such. */
type Texts = 'plain' | 'markup';
type Place = { cleaner: Cleaner; path: string; depth: number; texts: Texts };

/**
 * A state with its parts cleaned by their declared kinds. What nobody declared, such as the state of a strap that is not
 * installed, is cleaned as rich text wherever it holds markup.
 */
export function cleanState(state: State, parts: Parts, cleaner: Cleaner, path: string): State {
  return cleanGroup(state, parts, { cleaner, path, depth: 0, texts: 'markup' });
}

/** JSON whose texts are never rendered as markup: its URLs are cleaned, keys of prototypes are removed. */
export function cleanPlainJson(value: unknown, cleaner: Cleaner, path: string): unknown {
  return cleanUndeclared(value, { cleaner, path, depth: 0, texts: 'plain' });
}

function cleanUndeclared(value: unknown, place: Place): unknown {
  const { cleaner, path, depth, texts } = place;
  if (depth > MAX_DEPTH) return cleaner.tooDeep(path);
  if (Array.isArray(value)) return value.map((item, index) => cleanUndeclared(item, inside(place, index)));
  if (isObject(value)) return cleanGroup(value, {}, place);

  return texts === 'markup' && typeof value === 'string' && /<[a-z!/?]/i.test(value)
    ? cleaner.block(value, path)
    : value;
}

function cleanGroup(state: State, parts: Parts, place: Place): State {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !FORBIDDEN_KEYS.has(name))
      .map(([name, value]) => {
        const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
        const at = inside(place, name);

        return [name, part ? cleanPart(part, value, at) : cleanMember(name, value, at)];
      }),
  );
}

function cleanPart(part: PartDeclaration, value: unknown, place: Place): unknown {
  if (place.depth > MAX_DEPTH) return place.cleaner.tooDeep(place.path);
  if (part.kind === 'list' && Array.isArray(value))
    return value.map((item, index) => cleanPart(part.of, item, inside(place, index)));
  if (part.kind === 'group' && isObject(value)) return cleanGroup(value, part.of, place);
  if (part.kind === 'list' || part.kind === 'group') return cleanUndeclared(value, place);

  return cleanPlain(part.kind, value, { ...place, texts: 'plain' });
}

function cleanPlain(kind: Kind, value: unknown, place: Place): unknown {
  if (kind === 'url' && typeof value === 'string') return place.cleaner.link(value, place.path);
  if (!isObject(value)) return cleanUndeclared(value, place);

  const { html } = value;
  const rest = cleanGroup(value, {}, place);
  return typeof html === 'string' && MARKUP_KINDS.has(kind)
    ? { ...rest, html: cleanHtml(kind, html, inside(place, 'html')) }
    : rest;
}

function cleanHtml(kind: Kind, html: string, { cleaner, path }: Place): string {
  if (kind === 'heading') return cleaner.inline(html, path);
  // An HTML part is stored URI-encoded: raw markup that only calls itself one is rich text.
  if (kind === 'html' && !html.includes('<')) return html;

  return cleaner.block(html, path);
}

/** A member of a part, or of none: URLs are recognised by their names, which the parts of all templates share. */
function cleanMember(name: string, value: unknown, place: Place): unknown {
  if (!/(href|url|urls|src)$/i.test(name)) return cleanUndeclared(value, place);

  const { cleaner, path } = place;
  const clean = /href$/i.test(name) ? cleaner.link : cleaner.resource;
  if (typeof value === 'string') return clean(value, path);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.filter((item) => item === '' || clean(item, path) !== '');

  return cleanUndeclared(value, place);
}

function inside(place: Place, name: string | number): Place {
  return { ...place, path: `${place.path}.${name}`, depth: place.depth + 1 };
}
