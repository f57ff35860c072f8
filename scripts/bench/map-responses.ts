import type { CDPSession } from '@playwright/test';

export type MarkerResult = { kind: string; bytes: number };

/** Transferred bytes of every response of map and list, headers included. */
export async function listenToResponses(session: CDPSession): Promise<MarkerResult[]> {
  const results: MarkerResult[] = [];
  const kinds = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const kind = kindOf(request);
    if (kind) kinds.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) results.push({ kind, bytes: encodedDataLength });
  });
  await session.send('Network.enable');

  return results;
}

function kindOf({ url, postData = '' }: { url: string; postData?: string }): string | null {
  const { pathname } = new URL(url);
  if (pathname === '/graphql') return /query (?:Map)?(\w+)/.exec(postData)?.[1]?.toLowerCase() ?? 'query';
  if (pathname.startsWith('/_data/')) return 'results';
  return pathname === '/_map/places.json' ? 'places' : null;
}
