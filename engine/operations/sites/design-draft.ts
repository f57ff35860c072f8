import type { Kysely } from 'kysely';
import { isEqual } from '#domain/json/is-equal.ts';
import { mergeJson } from '#domain/json/merge-json.ts';
import { mergePages } from '#domain/page/merge-pages.ts';
import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import {
  findDesignDraft,
  insertDesignDraft,
  removeDesignDraft,
  type StoredDesignDraft,
} from '../../store/pages/design-draft-table.ts';
import type { FormerSiteSummary } from '../../store/pages/former-site-table.ts';
import { findDraft, putDraft, removeDraft } from '../../store/pages/page-draft-table.ts';
import { findPage } from '../../store/pages/page-table.ts';
import { findVersion, insertVersion } from '../../store/pages/page-version-table.ts';
import { insertSiteDraft, listSiteDrafts, removeSiteDrafts } from '../../store/pages/site-draft-table.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings, type SettingsName } from '../../store/settings-table.ts';
import { trashPage } from '../pages/delete-page.ts';
import { addPage } from '../pages/save-page.ts';
import { readSettings } from '../read-website.ts';
import { staleRevision } from '../stale-revision.ts';
import { siteOfTemplate, withTheme } from './apply-template.ts';
import { type Author, type PageNow, pagesNow, replaceSite } from './replace-site.ts';
import { keepContent } from './templates/keep-content.ts';
import type { BuiltSite } from './templates/site-template.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache' | 'parts'>;
type Db = Kysely<Schema>;
type Agent = { spaceId: string; agentUid: string };

const PARTS = ['header', 'footer', 'website'] as const satisfies readonly SettingsName[];

export type DesignPage = { slug: string; name: string; isNew: boolean };
/** A whole-site design as a draft of an agent: what would go live with it. */
export type DesignDraft = {
  template: string;
  madeAt: Date;
  withPages: boolean;
  parts: SettingsName[];
  pages: DesignPage[];
};
/** Drafts of the agent and of pages that a design would replace. */
export type InTheWay = { parts: SettingsName[]; pages: { slug: string; name: string }[] };
export type Drafted = { draft: DesignDraft; inTheWay: null } | { draft: null; inTheWay: InTheWay };

type Look = Pick<BuiltSite, 'theme' | 'header' | 'footer'>;

/** Theme, header and footer of a template around the navigation, links and texts of the site. */
export async function lookOfTemplate(
  context: Context,
  { spaceId, template }: { spaceId: string; template: string },
): Promise<Look> {
  const { theme, header, footer } = await siteOfTemplate(context, { spaceId, template });
  const [own, ownFooter] = await Promise.all([
    readSettings(context, { spaceId, name: 'header' }),
    readSettings(context, { spaceId, name: 'footer' }),
  ]);

  return {
    theme,
    header: keepContent(own.body as unknown as Header, header, context.parts),
    footer: keepContent(ownFooter.body as unknown as Footer, footer, context.parts),
  };
}

/**
 * Makes a design a draft of the agent: of theme, header and footer, and with `withPages` of its pages; new ones are hidden pages.
 * What is live stays. An earlier design draft ends. Without `replace` nothing happens if other drafts would go; those are returned.
 */
export async function draftDesign(
  context: Context,
  {
    spaceId,
    template,
    withPages,
    replace,
    ...author
  }: Author & { spaceId: string; template: string; withPages: boolean; replace: boolean },
): Promise<Drafted> {
  const site = await siteOfTemplate(context, { spaceId, template });
  const look = withPages ? site : await lookOfTemplate(context, { spaceId, template });
  const pages = withPages ? site.pages : [];
  const textTense = withPages ? site.textTense : null;
  const agent = { spaceId, agentUid: author.agentUid };
  const madeAt = context.clock();

  const drafted = await context.db.transaction().execute(async (db): Promise<Drafted> => {
    const earlier = await findDesignDraft(db, agent);
    const inTheWay = await draftsInTheWay(db, { ...agent, earlier, slugs: pages.map(({ slug }) => slug) });
    if (!replace && inTheWay.parts.length + inTheWay.pages.length > 0) return { draft: null, inTheWay };

    if (earlier) await endDesign(db, { ...agent, earlier, deletedAt: madeAt, deletedBy: author.savedBy });
    await removeSiteDrafts(db, agent);
    for (const part of PARTS) await draftPart(db, { ...agent, part, look, textTense, savedAt: madeAt });
    for (const page of pages) await draftPage(db, { ...author, spaceId, page, savedAt: madeAt });
    const made = { template, slugs: pages.map(({ slug }) => slug), madeAt };
    await insertDesignDraft(db, { ...agent, ...made });

    return { draft: await describe(db, agent, made), inTheWay: null };
  });
  context.cache.drop(spaceId);

  return drafted;
}

/** The agent's design draft; null without one, and once all of it is live or discarded. */
export async function readDesignDraft(
  { db }: Pick<Context, 'db'>,
  agent: Agent,
): Promise<DesignDraft | null> {
  const stored = await findDesignDraft(db, agent);
  const draft = stored && (await describe(db, agent, stored));

  return draft && draft.parts.length + draft.pages.length > 0 ? draft : null;
}

/** Makes the design live as the agent left it, with what colleagues saved meanwhile. The site as it was becomes a former site. */
export async function publishDesignDraft(
  context: Context,
  { spaceId, ...author }: Author & { spaceId: string },
): Promise<FormerSiteSummary> {
  const agent = { spaceId, agentUid: author.agentUid };
  const savedAt = context.clock();
  const begun = await findDesignDraft(context.db, agent);
  if (!begun) throw notFound('The draft of a design');
  const { pages: built } = await siteOfTemplate(context, { spaceId, template: begun.template });

  const former = await context.db.transaction().execute(async (db) => {
    const design = await findDesignDraft(db, agent);
    if (!design) throw notFound('The draft of a design');
    const now = await pagesNow(db, spaceId);
    const merged = await mergedParts(db, agent);
    const ofDesign = now.filter(({ stored }) => design.slugs.includes(stored.page.slug));
    const going = ofDesign.filter(({ stored, draft }) => draft || !stored.published);
    const pages = [];
    for (const one of going) {
      const page = await mergedPage(db, one);
      const isAsMade = built.some((made) => isEqual({ ...made, order: 0 }, { ...page, order: 0 }));
      pages.push({
        page,
        published: true,
        reason: isAsMade ? ('template' as const) : ('published' as const),
      });
    }

    const former = await replaceSite(db, {
      ...author,
      spaceId,
      savedAt,
      template: design.template,
      now,
      next: {
        website: (live) => (merged.website as Website | undefined) ?? live,
        header: (live) => (merged.header as Header | undefined) ?? live,
        footer: (live) => (merged.footer as Footer | undefined) ?? live,
        pages: design.slugs.length > 0 ? pages : null,
        kept: ofDesign.map(({ stored }) => stored.page.slug),
      },
    });
    await removeDesignDraft(db, agent);

    return former;
  });
  context.cache.drop(spaceId);

  return former;
}

/** Discards the design: its drafts, and its new pages while nobody has saved them. */
export async function discardDesignDraft(
  context: Context,
  { spaceId, agentUid, savedBy }: Author & { spaceId: string },
): Promise<void> {
  const agent = { spaceId, agentUid };
  await context.db.transaction().execute(async (db) => {
    const earlier = await findDesignDraft(db, agent);
    if (!earlier) throw notFound('The draft of a design');
    await endDesign(db, { ...agent, earlier, deletedAt: context.clock(), deletedBy: savedBy });
  });
  context.cache.drop(spaceId);
}

async function describe(db: Db, agent: Agent, design: StoredDesignDraft): Promise<DesignDraft> {
  const drafts = await listSiteDrafts(db, agent);
  const pages: DesignPage[] = [];
  for (const slug of design.slugs) {
    const stored = await findPage(db, { spaceId: agent.spaceId, slug });
    const isDraft = stored && (!stored.published || (await findDraft(db, stored.key)));
    if (isDraft) pages.push({ slug, name: stored.page.name, isNew: !stored.published });
  }

  return {
    template: design.template,
    madeAt: design.madeAt,
    withPages: design.slugs.length > 0,
    parts: drafts.map(({ part }) => part),
    pages,
  };
}

async function draftsInTheWay(
  db: Db,
  { earlier, slugs, ...agent }: Agent & { earlier: StoredDesignDraft | null; slugs: string[] },
): Promise<InTheWay> {
  const inTheWay: InTheWay = { parts: [], pages: [] };
  if (!earlier) inTheWay.parts = (await listSiteDrafts(db, agent)).map(({ part }) => part);
  for (const slug of slugs) {
    if (earlier?.slugs.includes(slug)) continue;
    const stored = await findPage(db, { spaceId: agent.spaceId, slug });
    if (stored && (await findDraft(db, stored.key))) inTheWay.pages.push({ slug, name: stored.page.name });
  }

  return inTheWay;
}

async function draftPart(
  db: Db,
  {
    part,
    look,
    textTense,
    savedAt,
    ...agent
  }: Agent & {
    part: SettingsName;
    look: Look;
    textTense: BuiltSite['textTense'] | null;
    savedAt: Date;
  },
): Promise<void> {
  const { body: base, revision: baseRevision } = await readSettings(
    { db },
    { spaceId: agent.spaceId, name: part },
  );
  const website = base as unknown as Website;
  const next =
    part === 'website'
      ? withTheme(website, textTense ?? website.config.display.textTense, look.theme)
      : look[part];
  if (isEqual(next, base)) return;

  const value = next as unknown as Record<string, unknown>;
  await insertSiteDraft(db, { ...agent, part, value, base, baseRevision, savedAt });
}

async function draftPage(
  db: Db,
  { spaceId, page, savedAt, savedBy }: Author & { spaceId: string; page: Page; savedAt: Date },
): Promise<void> {
  const { slug } = page;
  const live = await findPage(db, { spaceId, slug }, { lock: true });
  if (!live) {
    await addPage(db, { spaceId, slug, page, savedBy, savedAt, published: false, reason: 'template' });
    return;
  }

  await insertVersion(db, { spaceId, stored: live, reason: 'saved' });
  // Its place in the list is not part of the design.
  const drafted = { ...page, order: live.page.order };
  await putDraft(db, { key: live.key, page: drafted, baseRevision: live.revision, savedAt, savedBy });
}

/** The agent's drafts of shared parts with what colleagues saved since; rejected as stale when both changed the same. */
async function mergedParts(db: Db, agent: Agent): Promise<Partial<Record<SettingsName, unknown>>> {
  const merged: Partial<Record<SettingsName, unknown>> = {};
  for (const { part, value, base } of await listSiteDrafts(db, agent)) {
    const live = await findSettings(db, { spaceId: agent.spaceId, name: part });
    if (!live) throw notFound(`The ${part} of space ${agent.spaceId}`);
    const { value: next, clashes } = mergeJson({ base, mine: value, theirs: live.body });
    if (clashes.length > 0) throw staleRevision(live);
    merged[part] = next;
  }

  return merged;
}

async function mergedPage(db: Db, { stored }: PageNow): Promise<Page> {
  const draft = await findDraft(db, stored.key);
  if (!draft) return stored.page;
  const base =
    draft.baseRevision === stored.revision
      ? stored
      : await findVersion(db, { key: stored.key, revision: draft.baseRevision });
  if (!base) throw staleRevision(stored);
  const { page, open } = mergePages({ base: base.page, mine: draft.page, theirs: stored.page });
  if (open.length > 0) throw staleRevision(stored);

  return { ...page, slug: stored.page.slug };
}

async function endDesign(
  db: Db,
  {
    earlier,
    deletedAt,
    deletedBy,
    ...agent
  }: Agent & { earlier: StoredDesignDraft; deletedAt: Date; deletedBy: string },
): Promise<void> {
  const { spaceId } = agent;
  for (const slug of earlier.slugs) {
    const stored = await findPage(db, { spaceId, slug }, { lock: true });
    if (!stored) continue;
    const version = await findVersion(db, { key: stored.key, revision: stored.revision });
    if (!stored.published && version?.reason === 'template')
      await trashPage(db, { spaceId, current: stored, deletedAt, deletedBy });
    else await removeDraft(db, { key: stored.key });
  }
  await removeSiteDrafts(db, agent);
  await removeDesignDraft(db, agent);
}
