/** Schemes a link or an image may have. */
const SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * True for an address that cannot run anything: a path, a query, an anchor, or a known scheme.
 * Browsers ignore control characters and blanks within a scheme, so they are ignored here too.
 */
export function isSafeUrl(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be taken away.
  const seen = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  const scheme = /^([^/?#]*?):/.exec(seen)?.[1];

  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
}
