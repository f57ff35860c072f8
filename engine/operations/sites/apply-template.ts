import { isLanguage } from '#domain/language/language.ts';
import { wordingOf } from '#domain/language/wording.ts';
import type { Page } from '#domain/page/page.ts';
import { isPageStart } from '#domain/page/page-starts.ts';
import type { Website } from '#domain/site/website.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import {
  type FormerSiteSummary,
  findFormerSite,
  listFormerSites as listTable,
} from '../../store/pages/former-site-table.ts';
import { listAgents } from '../../store/people/agent-table.ts';
import type { SettingsName } from '../../store/settings-table.ts';
import { requireSpace } from '../find-space.ts';
import { readWebsiteConfig } from '../read-website.ts';
import { editedParts } from './edited-parts.ts';
import { startPage } from './page-starts/page-starts.ts';
import { type Author, pagesNow, replaceSite } from './replace-site.ts';
import type { BuiltSite } from './templates/site-template.ts';
import { buildSite, isForOne, isSiteTemplate } from './templates/site-templates.ts';
import type { SiteFacts } from './templates/site-texts.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'cache' | 'parts'>;

export type EditedPage = { slug: string; name: string };
export type Applied =
  | { former: FormerSiteSummary; edited: []; editedParts: [] }
  | { former: null; edited: EditedPage[]; editedParts: SettingsName[] };

/** What a template would make of a site, from the site's own facts. */
export async function siteOfTemplate(
  context: Context,
  { spaceId, template }: { spaceId: string; template: string },
): Promise<BuiltSite> {
  const { facts } = await factsFor(context, { spaceId, template });

  return buildSite(template, facts, context.parts);
}

/** The same to be looked at; `siteName` is that of the one person it is shown as. */
export async function sampleOfTemplate(
  context: Context,
  { spaceId, template }: { spaceId: string; template: string },
): Promise<BuiltSite & { siteName: string | null }> {
  const { facts, onePerson } = await factsFor(context, { spaceId, template });
  const sample = { ...facts, isSample: true, ...(onePerson && { siteName: onePerson }) };

  return { ...buildSite(template, sample, context.parts), siteName: onePerson };
}

/** Facts of a site for a template. One for one person speaks as the site's first agent, unless the site said it is a team's. */
async function factsFor(
  context: Context,
  { spaceId, template }: { spaceId: string; template: string },
): Promise<{ facts: SiteFacts; onePerson: string | null }> {
  if (!isSiteTemplate(template)) throw notFound(`The template ${template}`);
  const [facts, agents, { setup }] = await Promise.all([
    factsOf(context, spaceId),
    listAgents(context.db, spaceId),
    readWebsiteConfig(context, spaceId),
  ]);
  const [first, ...others] = agents;
  const name = first?.doc.displayName;
  const isOfOne = isForOne(template) && others.length > 0 && setup.isTeam !== true;
  if (!isOfOne || !first || typeof name !== 'string') return { facts, onePerson: null };

  return { facts: { ...facts, agentIds: [first.id], isTeam: false }, onePerson: name };
}

/** A ready page with the site's own facts, under its own name or that which an agent gave it. */
export async function pageOfStart(
  context: Context,
  { spaceId, start, name, isSample }: { spaceId: string; start: string; name: string; isSample: boolean },
): Promise<Page> {
  if (!isPageStart(start)) throw notFound(`The page ${start}`);
  const facts = { ...(await factsOf(context, spaceId)), isSample };

  return startPage(start, { facts, parts: context.parts, name });
}

async function factsOf(context: Context, spaceId: string): Promise<SiteFacts> {
  const [space, { setup, display, office }, agents] = await Promise.all([
    requireSpace(context, spaceId),
    readWebsiteConfig(context, spaceId),
    listAgents(context.db, spaceId),
  ]);
  const language = isLanguage(display.language) ? display.language : 'en';

  return {
    siteName: display.siteName,
    language: wordingOf(language, space.locale),
    area: space.areaName || office.city,
    agentIds: agents.map(({ id }) => id),
    isTeam: agents.length > 1 || setup.isTeam === true,
  };
}

/**
 * Replaces theme, header, footer and pages of a site by those of a template. An agent's own pages at other paths are retained.
 * Without `replace` nothing happens if what would go was edited, which is returned: pages, theme, header and footer. With `keepTheme` the colours
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
  // Read before the transaction, which has the embedded database to itself.
  const facts = await factsOf(context, spaceId);
  const themeOf = (id: string) => (isSiteTemplate(id) ? buildSite(id, facts, context.parts).theme : null);
  const savedAt = context.clock();

  const applied = await context.db.transaction().execute(async (db): Promise<Applied> => {
    const now = await pagesNow(db, spaceId);
    const slugs = new Set(pages.map(({ slug }) => slug));
    const edited = now
      .filter(({ stored, isUntouched }) => slugs.has(stored.page.slug) && !isUntouched)
      .map(({ stored: { page } }) => ({ slug: page.slug, name: page.name }));
    const parts = (await editedParts(db, { spaceId, agentUid: author.agentUid, themeOf })).filter(
      (part) => part !== 'website' || !keepTheme,
    );
    if (edited.length + parts.length > 0 && !replace) return { former: null, edited, editedParts: parts };

    const next = {
      website: ({ theme, ...website }: Website) =>
        withTheme(website, look.textTense, keepTheme ? { ...theme, shapes: look.theme.shapes } : look.theme),
      header: () => look.header,
      footer: () => look.footer,
      pages: pages.map((page) => ({ page })),
    };
    const former = await replaceSite(db, { ...author, spaceId, savedAt, template, now, next });
    return { former, edited: [], editedParts: [] };
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
      next: {
        website: (website) => withTheme(website, next.textTense, next.theme),
        header: () => next.header,
        footer: () => next.footer,
        // Without pages its look alone was replaced.
        pages: next.pages.length > 0 ? next.pages : null,
      },
    });
  });
  context.cache.drop(spaceId);

  return former;
}

/** The settings of a website with another theme, which says I or we. */
export function withTheme(
  { config, ...website }: Omit<Website, 'theme'>,
  textTense: BuiltSite['textTense'],
  theme: BuiltSite['theme'],
): Website {
  return { ...website, config: { ...config, display: { ...config.display, textTense } }, theme };
}
