import { createHash } from 'node:crypto';
import { SHARED_NONCE } from '../src/site/shared-nonce.ts';

/** A document of more scripts would have too long a header. */
const SCRIPTS_MAX = 24;

/** A document without its nonce, and the sources of a policy that allow the same scripts. */
export type HashedDocument = { html: string; sources: string[] };

/**
 * Replaces the nonce of a document by hashes of its inline scripts: a stored document has the same nonce for everybody,
 * who could use it for scripts of their own. Only scripts with the nonce of this very render are trusted. Null where a
 * script cannot be named by a hash: from elsewhere, or where it begins and ends is not certain.
 */
export function hashScripts(
  html: string,
  { nonce, allowed }: { nonce: string; allowed: ReadonlySet<string> },
): HashedDocument | null {
  const pieces = html.split(nonce);
  const trusted = [
    ...html.matchAll(new RegExp(`<script(\\s[^<>]*?\\snonce=|\\snonce=)"?${nonce}"?([^<>]*)>`, 'gi')),
  ];
  if (trusted.length !== pieces.length - 1 || trusted.length > SCRIPTS_MAX) return null;

  const sources = new Set<string>();
  for (const match of trusted) {
    const attributes = `${match[1]} ${match[2]}`;
    const src = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
    if (src) {
      if (!isAllowed(src[1] ?? src[2] ?? src[3] ?? '', allowed)) return null;
      continue;
    }
    const begin = match.index + match[0].length;
    const end = html.slice(begin).search(/<\/script[\s/>]/i);
    if (end < 0) return null;
    const code = html.slice(begin, begin + end);
    // The parser would end such a script elsewhere; carriage returns it would change.
    if (code.includes('<!--') || code.includes('\r')) return null;
    sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }

  return { html: pieces.join(SHARED_NONCE), sources: [...sources] };
}

/** Of the site itself, or of an origin that the policy names. */
function isAllowed(src: string, allowed: ReadonlySet<string>): boolean {
  const text = src.replaceAll('&amp;', '&');
  if (/^\/(?![/\\])/.test(text)) return true;

  return URL.canParse(text) && allowed.has(new URL(text).origin);
}
