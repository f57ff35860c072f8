import { decodePercent } from '#domain/search/url-escape.ts';

/** The name that a file has at the end of its URL. */
export function fileName(url: string): string {
  const [path = url] = url.split(/[?#]/);

  return decodePercent(path.split('/').findLast((part) => part !== '') ?? url);
}
