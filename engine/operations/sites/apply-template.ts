import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isLanguage } from '#domain/language/language.ts';
import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { recordAudit } from '../../audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { FormerSiteDocument } from '../../store/documents.ts';
import {
  type FormerSiteSummary,
  findFormerSite,
  insertFormerSite,
  listFormerSites as listTable,
} from '../../store/pages/former-site-table.ts';
import { findDraft, putDraft, removeDraft } from '../../store/pages/page-draft-table.ts';
import { removeRedirects } from '../../store/pages/page-redirect-table.ts';
import { findPage, insertPage, listPages, type StoredPage } from '../../store/pages/page-table.ts';
import { findVersion, insertVersion } from '../../store/pages/page-version-table.ts';
import { removeSiteDrafts } from '../../store/pages/site-draft-table.ts';
import { takeFromTrash } from '../../store/pages/trash-table.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings, type SettingsName, updateSettings } from '../../store/settings-table.ts';
import { requireSpace } from '../find-space.ts';
import { trashPage } from '../pages/delete-page.ts';
import { addPage, replacePage } from '../pages/save-page.ts';
import { readWebsiteConfig } from '../read-website.ts';
import { staleRevision } from '../stale-revision.ts';
import type { BuiltSite } from './templates/site-template.ts';
import { buildSite, isSiteTemplate } from './templates/site-templates.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache' | 'parts'>;
type Db = Kysely<Schema>;

/** A stored page with its draft; untouched while it is as a template made it. */
type PageNow = { stored: StoredPage; draft: Page | null; isUntouched: boolean };
type NextPage = { page: Page; published?: boolean; draft?: Page | null; key?: string };
/** `theme` makes the next theme of the site's own. */
type NextSite = Omit<BuiltSite, 'pages' | 'theme'> & {
  theme: (own: BuiltSite['theme']) => BuiltSite['theme'];
  pages: NextPage[];
};
type Author = { savedBy: string; agentUid: string };
type Change = Author & { spaceId: string; savedAt: Date };

export type EditedPage = { slug: string; name: string };
export type Applied = { former: FormerSiteSummary; edited: [] } | { former: null; edited: EditedPage[] };

/** What a template would make of a site, from the site's own facts. */
export async function siteOfTemplate(
  context: Context,
  { spaceId, template }: { spaceId: string; template: string },
): Promise<BuiltSite> {
  if (!isSiteTemplate(template)) throw notFound(`The template ${template}`);
  const [space, { display, office }] = await Promise.all([
    requireSpace(context, spaceId),
    readWebsiteConfig(context, spaceId),
  ]);
  const language = isLanguage(display.language) ? display.language : 'en';
  const area = space.areaName || office.city;

  return buildSite(template, { siteName: display.siteName, language, area }, context.parts);
}

/**
 * Replaces theme, header, footer and pages of a site by those of a template. An agent's own pages at other paths are retained.
 * Without `replace` nothing happens if a page that would go was edited; those pages are returned. With `keepTheme` the colours
 * and fonts of the site stay, in the shapes of the template.
 */
export async function applyTemplate(
  context: Context,
  {
    spaceId,
    template,
    replace,
    keepTheme = false,
    ...author
  }: Author & { spaceId: string; template: string; replace: boolean; keepTheme?: boolean },
): Promise<Applied> {
  const { pages, ...look } = await siteOfTemplate(context, { spaceId, template });
  const savedAt = context.clock();

  const applied = await context.db.transaction().execute(async (db): Promise<Applied> => {
    const now = await pagesNow(db, spaceId);
    const slugs = new Set(pages.map(({ slug }) => slug));
    const edited = now
      .filter(({ stored, isUntouched }) => slugs.has(stored.page.slug) && !isUntouched)
      .map(({ stored: { page } }) => ({ slug: page.slug, name: page.name }));
    if (edited.length > 0 && !replace) return { former: null, edited };

    const next = {
      ...look,
      theme: (own: BuiltSite['theme']) => (keepTheme ? { ...own, shapes: look.theme.shapes } : look.theme),
      pages: pages.map((page) => ({ page })),
    };
    const former = await replaceSite(db, { ...author, spaceId, savedAt, template, now, next });
    return { former, edited: [] };
  });
  context.cache.drop(spaceId);

  return applied;
}

/** The sites that templates took the place of, the newest first. */
export async function listFormerSites(context: Context, spaceId: string): Promise<FormerSiteSummary[]> {
  const { id } = await requireSpace(context, spaceId);

  return listTable(context.db, id);
}

/** Brings a former site back with its pages and their drafts; the present one becomes a former site. */
export async function restoreFormerSite(
  context: Context,
  { spaceId, id, ...author }: Author & { spaceId: string; id: string },
): Promise<FormerSiteSummary> {
  const savedAt = context.clock();

  const former = await context.db.transaction().execute(async (db) => {
    const next = await findFormerSite(db, { spaceId, id });
    if (!next) throw notFound('A former site of this id');

    return replaceSite(db, {
      ...author,
      spaceId,
      savedAt,
      template: null,
      now: await pagesNow(db, spaceId),
      next: { ...next, theme: () => next.theme },
    });
  });
  context.cache.drop(spaceId);

  return former;
}

/** Stores the site as it is and writes the next one; the versions of replaced pages are retained. */
async function replaceSite(
  db: Db,
  { template, now, next, ...change }: Change & { template: string | null; now: PageNow[]; next: NextSite },
): Promise<FormerSiteSummary> {
  const { spaceId, savedAt, savedBy, agentUid } = change;
  const look = await replaceSettings(db, change, next);
  const pages = now.map(({ stored: { key, page, published }, draft }) => ({ key, page, published, draft }));
  const former = { id: randomUUID(), template, madeAt: savedAt, madeBy: savedBy };
  await recordAudit(db, {
    spaceId,
    at: savedAt,
    kind: 'site',
    action: template === null ? 'former site restored' : 'template applied',
    subject: template ?? 'former site',
    summary: 'theme, header, footer and pages',
  });
  // Unsaved changes of what is replaced; those of colleagues are merged when they save.
  await removeSiteDrafts(db, { spaceId, agentUid });
  await insertFormerSite(db, { ...former, spaceId, body: { ...look, pages } });

  const slugs = new Set(next.pages.map(({ page }) => page.slug));
  for (const { stored, isUntouched } of now) {
    if (isUntouched && !slugs.has(stored.page.slug))
      await trashPage(db, { spaceId, current: stored, deletedAt: savedAt, deletedBy: savedBy });
  }
  const reason = template === null ? 'restored' : 'template';
  for (const page of next.pages) {
    const current = now.find(({ stored }) => stored.page.slug === page.page.slug)?.stored;
    await writePage(db, { ...change, current, reason, ...page });
  }

  return former;
}

async function replaceSettings(
  db: Db,
  change: Change,
  { theme, textTense, header, footer }: Omit<NextSite, 'pages'>,
): Promise<Omit<FormerSiteDocument, 'pages'>> {
  const save = async <Body extends object>(
    name: SettingsName,
    next: (body: Body) => Record<string, unknown>,
  ): Promise<Body> => {
    const stored = await findSettings(db, { ...change, name });
    if (!stored) throw notFound(`The ${name} of space ${change.spaceId}`);
    const body = stored.body as unknown as Body;
    const { revision } = stored;
    const saved = await updateSettings(db, { ...change, name, revision, body: next(body) });
    if (!saved) throw staleRevision(stored);

    return body;
  };
  const website = await save<Website>('website', ({ config, ...stored }) => ({
    ...stored,
    config: { ...config, display: { ...config.display, textTense } },
    theme: theme(stored.theme),
  }));

  return {
    theme: website.theme,
    textTense: website.config.display.textTense,
    header: await save<Header>('header', () => header),
    footer: await save<Footer>('footer', () => footer),
  };
}

async function writePage(
  db: Db,
  {
    current,
    page,
    key,
    published,
    draft = null,
    reason,
    ...change
  }: Change & NextPage & { current: StoredPage | undefined; reason: 'template' | 'restored' },
): Promise<void> {
  const { slug } = page;
  if (current) await removeDraft(db, { key: current.key });
  const stored = current
    ? await replacePage(db, { ...change, slug, page, current, reason })
    : (key && (await fromTrash(db, { ...change, key, page, published }))) ||
      (await addPage(db, { ...change, slug, page, published, reason }));
  if (draft) await putDraft(db, { ...change, key: stored.key, page: draft, baseRevision: stored.revision });
}

/** A page of a former site is restored from the trash, with its versions. */
async function fromTrash(
  db: Db,
  { key, page, published, ...change }: Change & { key: string; page: Page; published: boolean | undefined },
): Promise<StoredPage | null> {
  const { spaceId } = change;
  const trashed = await takeFromTrash(db, { spaceId, key });
  const stored = trashed && (await insertPage(db, { ...change, key, page, published }));
  if (!stored) return null;
  await removeRedirects(db, { spaceId, slug: page.slug });
  await insertVersion(db, { spaceId, stored, reason: 'restored' });

  return stored;
}

/** The pages of a site, locked, with what happened to each since it was made. */
async function pagesNow(db: Db, spaceId: string): Promise<PageNow[]> {
  const pages: PageNow[] = [];
  for (const { slug } of await listPages(db, spaceId)) {
    const stored = await findPage(db, { spaceId, slug }, { lock: true });
    if (!stored) continue;
    const draft = (await findDraft(db, stored.key))?.page ?? null;
    const version = await findVersion(db, { key: stored.key, revision: stored.revision });
    pages.push({ stored, draft, isUntouched: draft === null && version?.reason === 'template' });
  }

  return pages;
}
