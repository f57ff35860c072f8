import { z } from 'zod';
import { formerPath } from '../page/former-path.ts';
import { HOME_PAGE_ID } from '../page/page.ts';
import { slugify } from '../page/slug.ts';

/** The only kind of pages that can be migrated; engine, stock and CMS pages are made by the older engine itself. */
export const MIGRATED_KIND = 'phoenix2';
/** NAME_ID of the home page. */
const HOME_NAME_ID = 'INDEX_HOME';

/** A page of the older engine as it lists it. */
export const oldPageSchema = z.object({
  ID: z.coerce.string().min(1).max(100),
  NAME_ID: z.string().max(300).nullish(),
  TITLE: z.string().max(300).nullish(),
  CUSTOM_PATH: z.string().max(300).nullish(),
  KIND: z.string().max(100).nullish(),
});
export type OldPage = z.infer<typeof oldPageSchema>;

/** The same with its content, in the shape of `Page`. */
export const oldPageWithContentSchema = oldPageSchema.extend({ PAGE: z.record(z.string(), z.unknown()) });

/** Where a page is migrated to. */
export type MigratedPage = {
  id: string;
  slug: string;
  name: string;
  isHome: boolean;
  /** Its path there, when it is another than here. */
  formerPath: string | null;
};

/** Null for pages that are not Phoenix 2.X pages, and for those without a path. */
export function migratedPage({ ID, NAME_ID, TITLE, CUSTOM_PATH, KIND }: OldPage): MigratedPage | null {
  if (KIND !== MIGRATED_KIND) return null;
  const isHome = NAME_ID === HOME_NAME_ID;
  const slug = isHome ? HOME_PAGE_ID : slugify(pathText(CUSTOM_PATH ?? '') || NAME_ID || '');

  if (!slug) return null;
  const former = formerPath((CUSTOM_PATH ?? '').replace(/[?#].*$/, ''));

  return {
    id: ID,
    slug,
    name: TITLE?.trim() || slug,
    isHome,
    formerPath: former === slug ? null : former,
  };
}

/** Paths have one segment here; those of a deeper path are joined. */
function pathText(path: string): string {
  return path.replace(/^\/+|[?#].*$/g, '').replace(/\.\w+$/, '');
}
