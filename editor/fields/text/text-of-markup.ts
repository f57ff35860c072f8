/** The plain text of inline markup. */
export function textOfMarkup(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}
