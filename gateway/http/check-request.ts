import { RejectedRequest } from './failure-response.ts';

/** Writes must be JSON and, as far as the browser reports it, same-origin. */
export function checkRequest(request: Request): void {
  if (request.method === 'GET') return;
  if (request.method !== 'POST') {
    throw new RejectedRequest(405, 'BAD_REQUEST', 'Send a GET or a POST.', { allow: 'GET, POST' });
  }

  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') {
    throw new RejectedRequest(400, 'BAD_REQUEST', 'Send the operation as application/json.');
  }
  const charset = parameters
    .map((each) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(each)?.[1])
    .find(Boolean);
  if (charset && charset !== 'utf-8' && charset !== 'utf8') {
    throw new RejectedRequest(415, 'BAD_REQUEST', 'Send the operation in UTF-8.');
  }
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new RejectedRequest(415, 'BAD_REQUEST', 'Send the operation uncompressed.', {
      'accept-encoding': 'identity',
    });
  }
  checkSameOrigin(request);
}

/** Rejects requests the browser marks as cross-origin. */
export function checkSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) {
    throw new RejectedRequest(403, 'FORBIDDEN', 'Requests of other sites are rejected.');
  }
}

/** Compares hosts only: a proxy may have terminated TLS. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;

  const origin = request.headers.get('origin');
  if (origin === null) return true;

  return URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}
