import { pagePath } from '#domain/page/page-path.ts';
import { pathInLook } from '#domain/site/look-path.ts';
import { templatePath } from '#domain/site/template-path.ts';

/** A value of a design with links that stay within its preview: to the design's pages, or to pages of the site in its look. */
export function linkedInDesign<Value>(value: Value, template: string, slugs: readonly string[]): Value {
  const paths = new Map(slugs.map((slug) => [pagePath(slug), templatePath(template, slug)]));

  return within(value, (href) =>
    isPagePath(href) ? (paths.get(href) ?? pathInLook(href, template)) : href,
  ) as Value;
}

/** A page of the site: homes, search and blog. */
function isPagePath(href: string): boolean {
  return /^\/(?![/_])/.test(href);
}

function within(value: unknown, inDesign: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => within(item, inDesign));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'href' && typeof member === 'string' ? inDesign(member) : within(member, inDesign),
    ]),
  );
}
