import type { HtmlPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';

/** Markup of an agent, stored URI-encoded; `null` for an encoding that cannot be read. */
export function decodeHtml(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** An html part; one whose encoding is broken says so. */
export function Html({ part }: { part: HtmlPart }) {
  const html = decodeHtml(part.html);
  if (html === null) return <p>{message('part.html.invalid')}</p>;

  return (
    <div
      className={part.className || undefined}
      style={{ display: part.display }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
