import { request } from '../../api/api.ts';
import { editorMessage } from '../../messages.ts';
import { EditorPagesDocument } from '../../pages/editor-pages.generated.ts';
import { pathOf } from '../../pages/path-of.ts';

/** A page that links can target. */
export type SitePage = { path: string; name: string };

/** Screens of the product that are not stored pages. */
const SCREENS = ['search', 'solds', 'agents', 'blog'] as const;

let pages: Promise<readonly SitePage[]> | null = null;

/** Loads all pages of the site and screens of the product; cached unless it fails. */
export function loadSitePages(): Promise<readonly SitePage[]> {
  pages ??= request(EditorPagesDocument, {}).then(
    ({ pages }) => [
      ...pages.map(({ slug, name, title }) => ({ path: pathOf(slug), name: name || title || slug })),
      ...SCREENS.map((screen) => ({ path: `/${screen}`, name: editorMessage(`site.screen.${screen}`) })),
    ],
    (error: unknown) => {
      pages = null;
      throw error;
    },
  );

  return pages;
}
