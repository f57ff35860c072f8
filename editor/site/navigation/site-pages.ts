import { request } from '../../api.ts';
import { editorMessage } from '../../messages.ts';
import { EditorPagesDocument } from '../../pages/editor-pages.generated.ts';
import { pathOf } from '../../pages/path-of.ts';

/** A place of the site that a link can lead to. */
export type SitePage = { path: string; name: string };

/** Screens of the product that no page of the store stands for. */
const SCREENS = ['search', 'solds', 'agents', 'blog'] as const;

let pages: Promise<readonly SitePage[]> | null = null;

/** Every page of the site and the product's own screens; asked for once, and again after a failure. */
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
