import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { recordAudit } from '../../audit/record.ts';
import { notFound } from '../../errors.ts';
import type { FormerSiteDocument } from '../../store/documents.ts';
import { type FormerSiteSummary, insertFormerSite } from '../../store/pages/former-site-table.ts';
import { findDraft, putDraft, removeDraft } from '../../store/pages/page-draft-table.ts';
import { removeRedirects } from '../../store/pages/page-redirect-table.ts';
import {
  findPage,
  insertPage,
  listPages,
  type StoredPage,
  setPublished,
} from '../../store/pages/page-table.ts';
import { findVersion, insertVersion } from '../../store/pages/page-version-table.ts';
import { removeSiteDrafts } from '../../store/pages/site-draft-table.ts';
import { takeFromTrash } from '../../store/pages/trash-table.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings, type SettingsName, updateSettings } from '../../store/settings-table.ts';
import { trashPage } from '../pages/delete-page.ts';
import { addPage, replacePage } from '../pages/save-page.ts';
import { staleRevision } from '../stale-revision.ts';

type Db = Kysely<Schema>;

/** A stored page with its draft; untouched while it is as a template made it. */
export type PageNow = { stored: StoredPage; draft: Page | null; isUntouched: boolean };
type NextPage = {
  page: Page;
  published?: boolean;
  draft?: Page | null;
  key?: string;
  reason?: VersionReason;
};
/** The next theme, header and footer, of what is live; `pages` is null if the pages stay. */
export type NextSite = {
  website: (live: Website) => Website;
  header: (live: Header) => Header;
  footer: (live: Footer) => Footer;
  pages: NextPage[] | null;
  /** Pages that stay, although a template made them and nobody has touched them. */
  kept?: string[];
};
export type Author = { savedBy: string; agentUid: string };
type Change = Author & { spaceId: string; savedAt: Date };

/** Stores the site as it is and writes the next one; the versions of replaced pages are retained. */
export async function replaceSite(
  db: Db,
  { template, now, next, ...change }: Change & { template: string | null; now: PageNow[]; next: NextSite },
): Promise<FormerSiteSummary> {
  const { spaceId, savedAt, savedBy, agentUid } = change;
  const look = await replaceSettings(db, change, next);
  const replaced = next.pages === null ? [] : now;
  const pages = replaced
    .filter(isOfSite)
    .map(({ stored: { key, page, published }, draft }) => ({ key, page, published, draft }));
  const former = {
    id: randomUUID(),
    template,
    madeAt: savedAt,
    madeBy: savedBy,
    withPages: pages.length > 0,
  };
  await recordAudit(db, {
    spaceId,
    at: savedAt,
    kind: 'site',
    action: template === null ? 'former site restored' : 'template applied',
    subject: template ?? 'former site',
    summary: next.pages === null ? 'theme, header and footer' : 'theme, header, footer and pages',
  });
  // Unsaved changes of what is replaced; those of colleagues are merged when they save.
  await removeSiteDrafts(db, { spaceId, agentUid });
  await insertFormerSite(db, { ...former, spaceId, body: { ...look, pages } });

  const slugs = new Set([...(next.pages ?? []).map(({ page }) => page.slug), ...(next.kept ?? [])]);
  for (const { stored, isUntouched } of replaced) {
    if (isUntouched && !slugs.has(stored.page.slug))
      await trashPage(db, { spaceId, current: stored, deletedAt: savedAt, deletedBy: savedBy });
  }
  const reason = template === null ? 'restored' : 'template';
  for (const page of next.pages ?? []) {
    const current = replaced.find(({ stored }) => stored.page.slug === page.page.slug)?.stored;
    await writePage(db, { ...change, current, reason, ...page });
  }

  return former;
}

/** Hidden pages that a design has just made are not. */
const isOfSite = ({ stored, isUntouched }: PageNow): boolean => stored.published || !isUntouched;

async function replaceSettings(
  db: Db,
  change: Change,
  next: Omit<NextSite, 'pages'>,
): Promise<Omit<FormerSiteDocument, 'pages'>> {
  const save = async <Body extends object>(
    name: SettingsName,
    nextOf: (live: Body) => Body,
  ): Promise<Body> => {
    const stored = await findSettings(db, { ...change, name });
    if (!stored) throw notFound(`The ${name} of space ${change.spaceId}`);
    const live = stored.body as unknown as Body;
    const body = nextOf(live);
    if (isEqual(body, live)) return live;
    const { revision } = stored;
    const saved = await updateSettings(db, {
      ...change,
      name,
      revision,
      body: body as Record<string, unknown>,
    });
    if (!saved) throw staleRevision(stored);

    return live;
  };
  const website = await save('website', next.website);

  return {
    theme: website.theme,
    textTense: website.config.display.textTense,
    header: await save('header', next.header),
    footer: await save('footer', next.footer),
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
  }: Change & NextPage & { current: StoredPage | undefined; reason: VersionReason },
): Promise<void> {
  const { slug } = page;
  if (current) await removeDraft(db, { key: current.key });
  const stored = current
    ? await replacePage(db, { ...change, slug, page, current, reason })
    : (key && (await fromTrash(db, { ...change, key, page, published }))) ||
      (await addPage(db, { ...change, slug, page, published, reason }));
  if (published !== undefined && stored.published !== published)
    await setPublished(db, stored.key, published);
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
export async function pagesNow(db: Db, spaceId: string): Promise<PageNow[]> {
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
