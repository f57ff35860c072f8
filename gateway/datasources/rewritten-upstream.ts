import { rewriteFileAddresses } from '#domain/files/legacy-addresses.ts';
import type { Upstream } from './upstream.ts';

/** The same service, its JSON with the addresses of old storage hosts on `/_files/`. */
export function withFileUrls(upstream: Upstream, prefixes: readonly string[]): Upstream {
  if (prefixes.length === 0) return upstream;

  return {
    baseUrl: upstream.baseUrl,
    token: upstream.token,
    async fetch(request) {
      const response = await upstream.fetch(request);
      if (!response.body || !response.headers.get('content-type')?.includes('json')) return response;
      const headers = new Headers(response.headers);
      headers.delete('content-length');

      return new Response(rewriteFileAddresses(await response.text(), prefixes), {
        status: response.status,
        headers,
      });
    },
  };
}
