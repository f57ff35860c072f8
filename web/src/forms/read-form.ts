/** Limits against abuse: real forms are far smaller. */
export const FORM_MAX_BYTES = 100_000;
export const FORM_MAX_FIELDS = 200;

const AMPERSAND = 0x26;

/**
 * The fields of a posted form. Stops reading at the limit, whatever the headers announce; null if it is too large or has too
 * many fields. A body that is not a form has no fields.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_MAX_BYTES) return null;

  const body = await readBytes(request.body);
  if (!body) return null;

  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return bounded(await parts(body, type));
  if (count(body, AMPERSAND) >= FORM_MAX_FIELDS) return null;

  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) form.append(name, value);
  return form;
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;

  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > FORM_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function parts(body: Buffer, type: string): Promise<FormData> {
  return new Response(body as RequestInit['body'], { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
}

function bounded(form: FormData): FormData | null {
  return [...form.keys()].length > FORM_MAX_FIELDS ? null : form;
}

function count(bytes: Buffer, byte: number): number {
  let found = 0;
  for (const one of bytes) if (one === byte) found += 1;

  return found;
}
