import { wholeResponse } from '#gateway/http/whole-response.ts';

type Rejection = { status: 429 | 503; code: string; sentence: string; seconds: number };

/** A rejection with Retry-After, in the path's response format. */
export function rejection(pathname: string, { status, code, sentence, seconds }: Rejection): Response {
  const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
  if (pathname === '/graphql') {
    const errors = [{ message: sentence, extensions: { code } }];
    return wholeResponse(JSON.stringify({ errors }), {
      status,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }

  return wholeResponse(`${sentence}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
