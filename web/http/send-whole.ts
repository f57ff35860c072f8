import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { wholeBodyOf } from '#gateway/http/whole-response.ts';

/** Writes a response with a whole body at once; any other is returned for the server to stream. */
export function sendWhole(response: Response, outgoing: ServerResponse): Response {
  const body = wholeBodyOf(response);
  if (body === undefined) return response;

  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  outgoing.setHeader('content-length', Buffer.byteLength(body));
  outgoing.end(body);

  return RESPONSE_ALREADY_SENT;
}
