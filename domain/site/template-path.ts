import { HOME_PAGE_ID } from '../page/page.ts';

const ROOT = '/__templates';

/** Path of a page of a whole-site template, shown to agents of the site with its own facts. */
export function templatePath(template: string, slug: string = HOME_PAGE_ID): string {
  return [ROOT, template, ...(slug === HOME_PAGE_ID ? [] : [slug])].map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return segment === ROOT ? ROOT : encodeURIComponent(segment);
}
