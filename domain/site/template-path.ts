import { HOME_PAGE_ID } from '../page/page.ts';

const ROOT = '/__templates';

/** Path of a page of a whole-site template, shown to agents of the site with its own facts. */
export function templatePath(template: string, slug: string = HOME_PAGE_ID): string {
  return [ROOT, template, ...(slug === HOME_PAGE_ID ? [] : [slug])].map(encodeSegment).join('/');
}

export const isTemplatePath = (path: string): boolean => path.startsWith(`${ROOT}/`);

/** In the place of a template: ready pages in the look of the site. */
export const OWN_LOOK = '-';

/** Path of a ready page in the look of the site, with its facts, for agents of the site. */
export const pageStartPath = (start: string): string => templatePath(OWN_LOOK, start);

/** Among the ready pages: every section an agent can insert, as it is inserted. */
export const SECTIONS = 'sections';
export const sectionsPath = (): string => templatePicturePath(pageStartPath(SECTIONS));

/** Query of a page of a template that is only looked at, in a frame which runs no scripts. */
const PICTURE = 'picture';

export const templatePicturePath = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PICTURE}`;

export function isTemplatePicture({ searchParams }: URL): boolean {
  return searchParams.has(PICTURE);
}

function encodeSegment(segment: string): string {
  return segment === ROOT ? ROOT : encodeURIComponent(segment);
}
