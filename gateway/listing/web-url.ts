/** The URL if a page may load or link to it: http, https or a path of this site. */
export function webUrl(url: string | null | undefined): string | null {
  if (!url) return null;
  const parsed = URL.parse(url, 'https://relative.invalid');

  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? url : null;
}
