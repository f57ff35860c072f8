import type { HtmlPart } from '#domain/page/parts.ts';

/** Markup of an agent, stored URI-encoded; `null` for an encoding that cannot be read. */
export function decodeHtml(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** An html part; one whose encoding is broken says so only while editing. */
export function Html({ part, invalid }: { part: HtmlPart; invalid?: string }) {
  const html = decodeHtml(part.html);
  if (html === null) return invalid ? <p>{invalid}</p> : null;

  return (
    <div
      className={part.className || undefined}
      style={{ display: part.display }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
