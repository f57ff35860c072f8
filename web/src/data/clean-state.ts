import { isSafeUrl } from '#domain/json/safe-url.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
import { HTML_DISPLAYS } from '#domain/page/parts.ts';
import type { Header } from '#domain/site/website.ts';

/** Takes out of markup what could run; given by whoever starts the server, as it needs a parser. */
export type CleanMarkup = { inline: (html: string) => string; block: (html: string) => string };

/** Deeper than any template's state. */
const MAX_DEPTH = 48;
const ADDRESS_KEY = /(href|url|urls|src)$/i;
const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif)[;,]/i;

/**
 * Markup is cleaned when it is saved and once more here, before it is drawn: what came into the store another way is as
 * harmless. An HTML part is the agent's own code and stays (kit/html.tsx).
 */
export function cleanPage(page: Page, clean: CleanMarkup): Page {
  return {
    ...page,
    hero: page.hero && cleanStrap(page.hero, clean),
    straps: page.straps.map((strap) => cleanStrap(strap, clean)),
  };
}

export function cleanTemplate(template: Header, clean: CleanMarkup): Header {
  return {
    ...template,
    nav: cleaned(template.nav, clean, 0) as Header['nav'],
    state: cleanedState(template.state, clean),
  };
}

function cleanStrap(strap: Strap, clean: CleanMarkup): Strap {
  return {
    ...strap,
    state: cleanedState(strap.state, clean),
    config: cleaned(strap.config, clean, 0) as Strap['config'],
  };
}

function cleanedState<T extends State>(state: T, clean: CleanMarkup): T {
  return cleaned(state, clean, 0) as T;
}

function cleaned(value: unknown, clean: CleanMarkup, depth: number): unknown {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null)
    return depth > MAX_DEPTH ? null : value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, clean, depth + 1));

  const owner = value as State;
  return Object.fromEntries(
    Object.entries(owner).map(([key, member]) => [key, cleanMember(owner, key, member, clean, depth)]),
  );
}

function cleanMember(owner: State, key: string, member: unknown, clean: CleanMarkup, depth: number): unknown {
  if (key === 'html' && typeof member === 'string') return cleanHtml(owner, member, clean);
  if (!ADDRESS_KEY.test(key)) return cleaned(member, clean, depth + 1);
  if (Array.isArray(member) && member.every((item) => typeof item === 'string'))
    return member.filter(isSafeAddress);

  return typeof member === 'string' ? safeAddress(member) : cleaned(member, clean, depth + 1);
}

function cleanHtml(owner: State, html: string, clean: CleanMarkup): string {
  // An HTML part is stored URI-encoded: raw markup that only calls itself one is rich text.
  const isHtmlPart = HTML_DISPLAYS.some((display) => display === owner.display) && !html.includes('<');
  if (isHtmlPart) return html;

  return 'size' in owner ? clean.inline(html) : clean.block(html);
}

function safeAddress(address: string): string {
  return isSafeAddress(address) ? address : '';
}

function isSafeAddress(address: string): boolean {
  return isSafeUrl(address) || PICTURE_DATA.test(address);
}
