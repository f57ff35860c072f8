import { RejectedRequest } from './failure-response.ts';
import { readText } from './read-text.ts';

/** Agents send pages as JSON; visitors' requests are small. */
export const MAX_BODY_BYTES = { agent: 4 * 1024 * 1024, others: 256 * 1024 };

/** The JSON of a POST; over the limit it is rejected while streaming. */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  if (request.method !== 'POST') return undefined;
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > maxBytes) throw tooLarge();

  // Node ends a body at the announced length; one of unknown length is counted while it comes in.
  const text = announced === null ? await readText(request.body, maxBytes) : await request.text();
  if (text === null) throw tooLarge();

  try {
    return JSON.parse(text);
  } catch {
    throw new RejectedRequest(400, 'BAD_REQUEST', 'The body is not JSON.');
  }
}

const tooLarge = () => new RejectedRequest(413, 'TOO_LARGE', 'The request is too large.');
