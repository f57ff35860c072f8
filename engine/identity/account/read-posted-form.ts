const FORM_MAX = 8 * 1024;

/** A posted form; empty for other content types and for a body over the limit. */
export async function readPostedForm(request: Request, max = FORM_MAX): Promise<(name: string) => string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = type === 'application/x-www-form-urlencoded' ? await readText(request, max) : '';
  const form = new URLSearchParams(text);

  return (name) => form.get(name) ?? '';
}

async function readText(request: Request, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > max) return '';
  }

  return text;
}
