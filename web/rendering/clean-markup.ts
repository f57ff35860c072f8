import type { PartsTable } from '#domain/parts/declaration.ts';
import { MarkupError } from '#gateway/sanitise/parse-markup.ts';
import { cleanBlock, cleanInline } from '#gateway/sanitise/purify.ts';
import { createTextCache } from '#gateway/sanitise/text-cache.ts';
import type { CleanMarkup } from '../src/data/clean-state.ts';

const CACHE_MAX_CHARACTERS = 16_000_000;

/** Cached, since the same HTML comes with every visit. Excessive HTML is not shown. */
export function createCleanMarkup(parts: PartsTable): CleanMarkup {
  return { parts, inline: cached(cleanInline), block: cached(cleanBlock) };
}

function cached(clean: (html: string) => string): (html: string) => string {
  const cache = createTextCache(CACHE_MAX_CHARACTERS);

  return (html) => (/[<&]/.test(html) ? cache.get(html, () => cleanOrNothing(clean, html)) : html);
}

function cleanOrNothing(clean: (html: string) => string, html: string): string {
  try {
    return clean(html);
  } catch (error) {
    if (error instanceof MarkupError) return '';
    throw error;
  }
}
