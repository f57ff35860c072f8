/** The plain text of inline markup, with a space for a line break. */
export function textOfMarkup(html: string): string {
  return (
    new DOMParser().parseFromString(html.replace(/<br\b/gi, ' $&'), 'text/html').body.textContent?.trim() ??
    ''
  );
}
