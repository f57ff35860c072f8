/** A path of this site that is a URL without encoding. */
const PATH = /^\/[\w.~-][\w./~-]*$/;

/** The URL if a page may load or link to it: http, https or a path of this site. */
export function webUrl(url: string | null | undefined): string | null {
  if (!url) return null;
  if (PATH.test(url)) return url;
  const parsed = URL.parse(url, 'https://relative.invalid');

  return parsed && ['http:', 'https:'].includes(parsed.protocol) ? url : null;
}
