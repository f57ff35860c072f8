import { randomBytes } from 'node:crypto';
import type { PolicyOrigins } from '../src/app/measuring/measuring-tags.ts';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

export type PolicyInput = {
  /** Of the document's own scripts. */
  nonce?: string;
  /** Sources that name its scripts by their hashes, in place of the nonce. */
  hashes?: readonly string[];
  production: boolean;
  mapStyleUrl?: string;
  /** Origins of the services that the site has configured. */
  origins?: PolicyOrigins;
};

/** The content security policy of pages. Puck and MapLibre need inline styles and blob workers. */
export function contentSecurityPolicy({
  nonce,
  hashes = [],
  production,
  mapStyleUrl,
  origins,
}: PolicyInput): string {
  const added = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join('');
  // A basemap's tiles, glyphs and sprites come from hosts named by its style, or from the style's own host.
  const mapServer = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  const map = mapStyleUrl ? ` https:${mapServer}` : '';
  const development = production ? '' : ' ws:';

  return [
    "default-src 'self'",
    `script-src 'self'${added(nonce === undefined ? hashes : [`'nonce-${nonce}'`])}${added(origins?.script)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${mapServer}`,
    "font-src 'self' data:",
    "media-src 'self' https:",
    `connect-src 'self'${map}${development}${added(origins?.connect)}`,
    "worker-src 'self' blob:",
    // Videos and embeds in agents' HTML, which are isolated in frames.
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Of the documents of an agent's session. Another value than that of visitors' documents, in which agents' code runs:
 * a browser then cuts the tie between a document and the one that opened it, in both directions.
 */
export const AGENT_HEADERS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Headers of every response. */
export function secureHeaders(url: URL): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(url.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
