import { badInput, EngineError } from '../errors.ts';

/** Limit of a page, and so of every body. */
export const BODY_MAX_BYTES = 4 * 1024 * 1024;

/** The JSON of a body. Over the limit it is rejected while streaming. */
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

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
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
