type Refusal = { status: 429 | 503; code: string; sentence: string; seconds: number };

/** Says, in the form that the path answers in, that somebody may ask again after so many seconds. */
export function refusal(pathname: string, { status, code, sentence, seconds }: Refusal): Response {
  const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
  if (pathname === '/graphql') {
    const errors = [{ message: sentence, extensions: { code } }];
    return Response.json({ errors }, { status, headers });
  }

  return new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
