/** Schemes allowed in links and images. */
const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * True for a URL that cannot run code: a path, a query, a fragment, or an allowed scheme. Browsers ignore
 * control characters and whitespace within a scheme, so they are ignored here too.
 */
export function isSafeUrl(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  const seen = url.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(seen)?.[1];

  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}
