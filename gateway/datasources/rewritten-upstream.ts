import { rewriteFileUrls } from '#domain/files/legacy-urls.ts';
import type { Upstream } from './upstream.ts';

/** The same upstream with the URLs of old storage hosts rewritten to `/_files/`. */
export function withFileUrls(upstream: Upstream, prefixes: readonly string[]): Upstream {
  if (prefixes.length === 0) return upstream;

  return {
    baseUrl: upstream.baseUrl,
    token: upstream.token,
    guard: upstream.guard,
    async fetch(request, options) {
      const response = await upstream.fetch(request, options);
      if (!response.body || !response.headers.get('content-type')?.includes('json')) return response;
      const headers = new Headers(response.headers);
      headers.delete('content-length');

      return new Response(rewriteFileUrls(await response.text(), prefixes), {
        status: response.status,
        headers,
      });
    },
  };
}
