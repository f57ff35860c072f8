import { badInput, EngineError } from '../errors.ts';

/** The largest page that is taken, and with it the largest body. */
export const BODY_MAX_BYTES = 4 * 1024 * 1024;

/** The JSON of a body. One that is too large is refused as soon as that shows, before it is held in memory. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request);

  try {
    return JSON.parse(text, storable);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw badInput('body', 'The body is not JSON');
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > BODY_MAX_BYTES) throw tooLarge();

  const decoder = new TextDecoder();
  let [text, size] = ['', 0];

  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }

  return text + decoder.decode();
}

/** PostgreSQL keeps neither the character zero nor half of a surrogate pair. */
function storable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw badInput('body', 'The body holds a character that cannot be stored');
  }

  return value;
}

function tooLarge(): EngineError {
  return new EngineError('too_large', 'The body is larger than 4 MB');
}
