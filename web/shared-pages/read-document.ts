import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy, type PolicyInput } from '../http/security-headers.ts';
import type { RouteData } from '../src/page/page-model.ts';
import type { Tags } from './document-store.ts';
import { hashScripts } from './script-hashes.ts';
import { SharedDocument } from './shared-document.ts';

/** What a render tells about its document, so that it can be decided whether others may get it too. */
export type Sharing = {
  /** Of this render alone: no text of a page can contain it. */
  readonly nonce: string;
  /** What the document shows; missing for every other response. */
  data?: RouteData;
  policy?: Omit<PolicyInput, 'nonce' | 'hashes'>;
  /** It holds something that works once: a view of a form. */
  isForOne: boolean;
  /** A part of it could not be loaded. */
  hasFailed: boolean;
};

export function startSharing(): Sharing {
  return { nonce: randomBytes(16).toString('hex'), isForOne: false, hasFailed: false };
}

type Read = { document: SharedDocument; tags: Tags } | { response: Response };

/** The document of a response, if it is for everybody; else the response. */
export async function readDocument(response: Response, sharing: Sharing): Promise<Read> {
  const { data, policy } = sharing;
  if (!data || !policy || !isForAll(response, data, sharing)) return { response };

  const html = await response.text();
  const allowed = new Set([data.site.origin, ...(policy.origins?.script ?? [])]);
  const hashed = hasScripts(data) ? null : hashScripts(html, { nonce: sharing.nonce, allowed });
  if (!hashed) {
    return { response: new Response(html, { status: response.status, headers: response.headers }) };
  }

  const headers = {
    ...headersOf(response),
    'content-security-policy': contentSecurityPolicy({ ...policy, hashes: hashed.sources }),
  };
  const { id: spaceId, source } = data.site.space;
  return { document: new SharedDocument(hashed.html, headers), tags: { spaceId, source } };
}

/**
 * The render has no visitor's data; a document that has some all the same is not stored. Nor is one that is incomplete, an
 * error, or marked `no-store`.
 */
function isForAll(
  { status, headers }: Response,
  { site: { viewer, isAgentsDocument, isOffline }, model }: RouteData,
  { isForOne, hasFailed }: Sharing,
): boolean {
  const isVisitors = viewer.agent === null && !viewer.customer && !viewer.canEdit && !isAgentsDocument;
  const isPublic = !/no-store/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie');
  const isPage = model.status === 200 && model.kind !== 'error' && !model.preview;

  return status === 200 && isVisitors && isPublic && isPage && !isForOne && !hasFailed && isOffline !== true;
}

/** Agents' own scripts in the content, which the browser may have to insert again with a nonce. */
function hasScripts({ site: { header, footer }, model: { page, strapData } }: RouteData): boolean {
  return /(?:<|%3c)script/i.test(JSON.stringify([header, footer, page, strapData]));
}

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {};
  for (const [name, value] of headers) {
    if (name === 'cache-control' || name === 'vary') continue;
    record[name] = value;
  }

  return record;
}
