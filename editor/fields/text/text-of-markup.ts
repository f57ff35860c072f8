/** The text of inline markup, for names in lists. */
export function textOfMarkup(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}
