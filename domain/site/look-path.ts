import { isTemplatePath } from './template-path.ts';

const LOOK = 'look';

/** The agent's own drafts, in the place of a template. */
export const DRAFTED_LOOK = 'draft';

/** The look that a URL requests for a page of the site: a template's, or the drafted one; null as it is live. */
export const lookOf = ({ searchParams }: URL): string | null => searchParams.get(LOOK);

/** Requests the page in a look, which only agents of the site see. Pages of a template have their own. */
export function setLook(url: URL, look: string): void {
  if (!isTemplatePath(url.pathname)) url.searchParams.set(LOOK, look);
}

export function pathInLook(path: string, look: string): string {
  const url = new URL(path, 'http://site');
  setLook(url, look);

  return url.pathname + url.search + url.hash;
}

/** Addresses of links in a look; undefined for the site as it is live. A part of the page has no look. */
export function hrefInLook(look: string | undefined): ((to: string) => string) | undefined {
  return look === undefined ? undefined : (to) => (to.startsWith('/') ? pathInLook(to, look) : to);
}
