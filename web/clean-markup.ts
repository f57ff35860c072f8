import { createHash } from 'node:crypto';
import { cleanBlock, cleanInline } from '#gateway/sanitise/purify.ts';
import type { CleanMarkup } from './src/data/clean-state.ts';

/** Pieces of markup whose cleaned form is kept. */
export const KEPT_PIECES = 4000;

/** Cleaning takes a browser's parser; the same markup comes with every visit, so what was cleaned is kept by its hash. */
export function createCleanMarkup(limit = KEPT_PIECES): CleanMarkup {
  return { inline: kept(cleanInline, limit), block: kept(cleanBlock, limit) };
}

/** The least recently used piece goes first. */
export function kept(clean: (html: string) => string, limit: number): (html: string) => string {
  const pieces = new Map<string, string>();

  return (html) => {
    if (!/[<&]/.test(html)) return html;
    const key = createHash('sha256').update(html).digest('base64');
    const known = pieces.get(key);
    const result = known ?? clean(html);
    pieces.delete(key);
    pieces.set(key, result);
    const [oldest] = pieces.keys();
    if (pieces.size > limit && oldest !== undefined) pieces.delete(oldest);

    return result;
  };
}
