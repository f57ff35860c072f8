import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readParts } from '#engine/read-parts.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '#engine/testing/test-engine.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const APPLY = `mutation ($id: ID!, $replace: Boolean) { kept: applySiteTemplate(templateId: $id, replace: $replace) {
  __typename ... on ApplySiteTemplateSuccess { formerSite { id templateId madeBy } }
  ... on EditedPagesError { message parts pages { slug name } } ... on UserError { message }
} }`;
const RESTORE = `mutation ($id: ID!) { kept: restoreFormerSite(id: $id) {
  __typename ... on RestoreFormerSiteSuccess { formerSite { id templateId } } ... on UserError { message }
} }`;
const DRAFT = `mutation ($id: ID!, $withPages: Boolean!, $replace: Boolean) {
  made: draftSiteTemplate(templateId: $id, withPages: $withPages, replace: $replace) {
    __typename ... on DraftSiteTemplateSuccess { draft { templateId withPages parts pages { slug isNew } } }
    ... on DraftsInTheWayError { parts pages { slug } } ... on UserError { message }
  } }`;
const PUBLISH = `mutation { made: publishDesignDraft {
  __typename ... on PublishDesignDraftSuccess { formerSite { id templateId withPages } }
  ... on ConflictError { savedBy } ... on UserError { message }
} }`;
const DISCARD = 'mutation { made: discardDesignDraft { __typename } }';
const DESIGN = '{ designDraft { templateId parts pages { slug } } }';
const SITE = `{ website { theme config { display { siteName textTense } } header { name nav } footer { name } }
  pages { slug name published } page(slug: "index") { hero straps } }`;
const TRASH = '{ trashedPages { slug } }';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  let now = TEST_NOW;
  beforeAll(async () => {
    engine = await createTestEngine({ kind, clock: () => now });
    await addSpaces(engine.store);
  }, 180_000);
  beforeEach(async () => {
    for (const table of [
      'pages',
      'page_versions',
      'page_redirects',
      'trashed_pages',
      'settings',
      'former_sites',
      'design_drafts',
      'site_drafts',
    ] as const)
      await engine.store.db.deleteFrom(table).execute();
    for (const [path, body] of [
      ['header', sampleHeader('header-basic')],
      ['footer', sampleHeader('footer-basic')],
      ['componentConfig/Website', sampleWebsite('Harbour & Hill')],
    ] as const)
      await put(path, body);
    await put('page/index', newPage({ slug: 'index', name: 'Our home' }));
    await put('page/own', newPage({ slug: 'own', name: 'Our own' }));
  });
  afterAll(() => engine.close());

  const put = (path: string, body: object, revision?: number) =>
    engine.call(`${ADMIN}/${path}`, { method: 'PUT', token: 'agent', body, revision });
  const as = async (token: string | null, role = AGENT.role) =>
    (
      await createTestGateway({
        upstreams: embeddedUpstreams(engine),
        parts: await readParts(),
        ...(token && { identity: { ...AGENT, token, role } }),
      })
    ).query;
  const slugs = ({ pages }: { pages: { slug: string }[] }) => pages.map(({ slug }) => slug).sort();
  const site = async () => (await (await as('agent'))(SITE)).data;

  test('an agent sees the templates in a language, and a page of one with the facts of the site', async () => {
    const query = await as('agent');
    const { data } = await query(
      '{ own: siteTemplates { id title summary suits path } es: siteTemplates(language: es) { title } }',
    );

    expect(data.own.length).toBeGreaterThanOrEqual(6);
    expect(data.own[0]).toMatchObject({ id: 'classic', title: 'Classic', path: '/__templates/classic' });
    for (const { suits } of data.own) expect(suits).not.toEqual([]);
    expect(data.es[0].title).toBe('Clásico');

    const PAGE =
      '{ siteTemplatePage(templateId: "family", slug: "about") { title page header slugs textTense } }';
    const { siteTemplatePage: shown } = (await query(PAGE)).data;
    expect(shown.page.hero.state.title.html).toBe('Hello from Harbour &amp; Hill');
    expect(shown.title).toBe('Family street');
    expect(shown.slugs).toEqual(['index', 'about', 'buying', 'contact']);
    expect((await (await as(null))(PAGE)).data.siteTemplatePage).toBeNull();
    expect((await query('{ siteTemplatePage(templateId: "none", slug: "index") { slugs } }')).data).toEqual({
      siteTemplatePage: null,
    });
  });

  test('a design for one person is shown and applied as of the first agent, unless the site is a team’s', async () => {
    const PAGE = '{ shown: siteTemplatePage(templateId: "solo", slug: "about") { page textTense siteName } }';
    const shown = async () => (await (await as('agent'))(PAGE)).data.shown;
    const { db } = engine.store;
    expect(await shown()).toMatchObject({ textTense: 'singular', siteName: null });

    const agents = ['Ada First', 'Bo Second'].map((displayName, sort_order) => ({
      space_id: 'edmonton',
      id: `shown-${sort_order}`,
      uid: `shown-${sort_order}`,
      sort_order,
      doc: JSON.stringify({ displayName }),
    }));
    await db.insertInto('agents').values(agents).execute();
    const asOne = await shown();
    expect(asOne).toMatchObject({ textTense: 'singular', siteName: 'Ada First' });
    expect(asOne.page.hero.state.title.html).toBe('About me');
    const query = await as('agent');
    const { kept } = (await query(APPLY, { id: 'solo', replace: true })).data;
    expect(kept.__typename).toBe('ApplySiteTemplateSuccess');
    const display = { textTense: 'singular', siteName: 'Harbour & Hill' };
    expect((await site()).website.config.display).toMatchObject(display);
    const about = (await query('{ page(slug: "about") { hero } }')).data.page;
    expect(about.hero.state.title.html).toBe('About me');

    const website = sampleWebsite('Harbour & Hill');
    const config = { ...website.config, setup: { ...website.config.setup, isTeam: true } };
    await db.deleteFrom('settings').execute();
    await put('componentConfig/Website', { ...website, config });
    const asTeam = await shown();
    await db.deleteFrom('agents').where('id', 'like', 'shown-%').execute();
    expect(asTeam).toMatchObject({ textTense: 'plural', siteName: null });
    expect(asTeam.page.hero.state.title.html).toBe('About us');
  });

  test('a template does not replace what was edited until that is confirmed', async () => {
    const query = await as('agent');
    const before = await site();

    const { kept } = (await query(APPLY, { id: 'solo' })).data;

    expect(kept).toMatchObject({
      __typename: 'EditedPagesError',
      pages: [{ slug: 'index', name: 'Our home' }],
    });
    expect(await site()).toEqual(before);
    expect((await query('{ formerSites { id } }')).data.formerSites).toEqual([]);
  });

  test('a template takes the place of theme, header, footer and pages; the facts and own pages stay', async () => {
    const query = await as('agent');

    const { kept } = (await query(APPLY, { id: 'solo', replace: true })).data;

    expect(kept).toMatchObject({
      __typename: 'ApplySiteTemplateSuccess',
      formerSite: { templateId: 'solo', madeBy: 'Ada Agent' },
    });
    expect(
      (await query('{ auditLog(filter: { kind: site }) { records { action subject actor } } }')).data.auditLog
        .records,
    ).toContainEqual({ action: 'template applied', subject: 'solo', actor: 'Ada Agent' });
    const now = await site();
    expect(now.website).toMatchObject({
      theme: { fonts: { title: { family: 'Newsreader' } } },
      config: { display: { siteName: 'Harbour & Hill', textTense: 'singular' } },
      header: { name: 'header-vogue-slim' },
    });
    expect(slugs(now)).toEqual(['about', 'contact', 'index', 'own', 'working-together']);
    expect(now.page.hero.name).toBe('hero-agent-aside-large');
    const { data } = await query(`{ pageVersions(slug: "index") { reason templateId changes { kind name } }
      header: siteVersions(part: header) { templateId }
      website: siteVersions(part: website) { templateId changed } }`);
    expect(data.pageVersions).toMatchObject([
      { reason: 'template', templateId: 'solo' },
      { reason: 'created', templateId: null, changes: [] },
    ]);
    expect(data.pageVersions[0].changes).toContainEqual({ kind: 'changed', name: 'hero' });
    expect(data.header[0]).toEqual({ templateId: 'solo' });
    expect(data.website[0].templateId).toBe('solo');
    expect(data.website[0].changed).toEqual(expect.arrayContaining(['theme', 'theme.fonts']));
  });

  test('a template does not replace an edited header or edited colours until that is confirmed', async () => {
    const query = await as('agent');
    await query(APPLY, { id: 'solo', replace: true });
    expect((await query(APPLY, { id: 'loft' })).data.kept.__typename).toBe('ApplySiteTemplateSuccess');

    now = new Date(now.getTime() + 1000);
    const revisionOf = async (path: string) =>
      Number(
        (await engine.call(`${ADMIN}/${path}`, { token: 'agent' })).headers.get('etag')?.replaceAll('"', ''),
      );
    await put('header', sampleHeader('header-glass'), await revisionOf('header'));
    await put(
      'componentConfig/Website',
      sampleWebsite('Harbour'),
      await revisionOf('componentConfig/Website'),
    );

    expect((await query(APPLY, { id: 'solo' })).data.kept).toMatchObject({
      __typename: 'EditedPagesError',
      parts: ['website', 'header'],
      pages: [],
    });
  });

  test('with the theme kept, colours and fonts stay in the shapes of the template', async () => {
    const query = await as('agent');
    const { theme } = (await site()).website;

    await query(
      'mutation { applySiteTemplate(templateId: "loft", replace: true, keepTheme: true) { __typename } }',
    );

    const after = (await site()).website.theme;
    expect(after).toEqual({ ...theme, shapes: after.shapes });
    expect(after.shapes).toMatchObject({ corners: 'square', cards: 'outlined' });
  });

  test('pages that nobody has touched since are replaced without a question; those without a successor go to the trash', async () => {
    const query = await as('agent');
    await query(APPLY, { id: 'solo', replace: true });

    const { kept } = (await query(APPLY, { id: 'family' })).data;

    expect(kept.__typename).toBe('ApplySiteTemplateSuccess');
    expect(slugs(await site())).toEqual(['about', 'buying', 'contact', 'index', 'own']);
    expect((await query(TRASH)).data.trashedPages).toEqual([{ slug: 'working-together' }]);
  });

  test('a page with a draft counts as edited, and the draft is restored with the former site', async () => {
    const query = await as('agent');
    await query(APPLY, { id: 'solo', replace: true });
    const { body: page, headers } = await engine.call(`${ADMIN}/page/about`, { token: 'agent' });
    const baseRevision = Number(headers.get('etag')?.replaceAll('"', ''));
    await put('page/about/draft', { page: { ...page, name: 'Drafted' }, baseRevision });

    const rejected = (await query(APPLY, { id: 'loft' })).data.kept;
    expect(rejected.pages).toMatchObject([{ slug: 'about' }]);
    const { formerSite } = (await query(APPLY, { id: 'loft', replace: true })).data.kept;
    expect((await query('{ pageDraft(slug: "about") { page } }')).data.pageDraft).toBeNull();
    await query(RESTORE, { id: formerSite.id });

    const { pageDraft } = (await query('{ pageDraft(slug: "about") { page } }')).data;
    expect(pageDraft.page.name).toBe('Drafted');
  });

  test('the former site is restored completely, and so is the one that replaced it', async () => {
    const query = await as('agent');
    const before = await site();
    const applied = (await query(APPLY, { id: 'editorial', replace: true })).data.kept;
    const during = await site();

    const restored = (await query(RESTORE, { id: applied.formerSite.id })).data.kept;

    expect(await site()).toEqual(before);
    expect((await query(TRASH)).data.trashedPages.length).toBe(3);
    expect(restored).toMatchObject({
      __typename: 'RestoreFormerSiteSuccess',
      formerSite: { templateId: null },
    });
    await query(RESTORE, { id: restored.formerSite.id });
    expect(await site()).toEqual(during);
    expect((await query(TRASH)).data.trashedPages).toEqual([]);
    expect((await query('{ formerSites { templateId } }')).data.formerSites).toHaveLength(3);
  });

  test('a template is a draft until it is published: theme, header, footer and pages at once', async () => {
    const query = await as('agent');
    const before = await site();

    const { made } = (await query(DRAFT, { id: 'family', withPages: true })).data;

    expect(made.draft).toEqual({
      templateId: 'family',
      withPages: true,
      parts: ['footer', 'header', 'website'],
      pages: [
        { slug: 'index', isNew: false },
        { slug: 'about', isNew: true },
        { slug: 'buying', isNew: true },
        { slug: 'contact', isNew: true },
      ],
    });
    const during = await site();
    expect({ ...during, pages: [] }).toEqual({ ...before, pages: [] });
    expect(during.pages).toContainEqual({ slug: 'buying', name: 'Buying', published: false });

    const published = (await query(PUBLISH)).data.made;
    expect(published.formerSite).toMatchObject({ templateId: 'family', withPages: true });
    const after = await site();
    expect(after.website.header.name).toBe('header-vogue-branded');
    expect(after.pages.every((page: { published: boolean }) => page.published)).toBe(true);
    expect(after.page.hero.name).toBe('hero-separated-search');
    expect((await query(DESIGN)).data.designDraft).toBeNull();
    expect((await query('{ siteDrafts { part } }')).data.siteDrafts).toEqual([]);

    await query(RESTORE, { id: published.formerSite.id });
    expect(await site()).toEqual(before);
  });

  test('the look alone retains pages and navigation, and so does bringing it back', async () => {
    const query = await as('agent');
    const header = await engine.call(`${ADMIN}/header`, { token: 'agent' });
    const nav = [{ label: 'Ours', href: '/own' }];
    await put('header', { ...header.body, nav }, Number(header.headers.get('etag')?.replaceAll('"', '')));
    const before = await site();

    const { made } = (await query(DRAFT, { id: 'loft', withPages: false })).data;
    expect(made.draft).toMatchObject({ withPages: false, pages: [] });
    const { formerSite } = (await query(PUBLISH)).data.made;

    const after = await site();
    expect(after.website.header).toEqual({ ...before.website.header, name: 'header-neo' });
    expect(after.website.theme.shapes).toMatchObject({ corners: 'square' });
    expect({ pages: after.pages, page: after.page }).toEqual({ pages: before.pages, page: before.page });
    expect(formerSite.withPages).toBe(false);
    await put('page/later', newPage({ slug: 'later', name: 'Later' }));
    await query(RESTORE, { id: formerSite.id });
    const restored = await site();
    expect(restored.website).toEqual(before.website);
    expect(slugs(restored)).toEqual(['index', 'later', 'own']);
  });

  test('drafts of others are not replaced until that is confirmed; an earlier design draft is', async () => {
    const query = await as('agent');
    const { body: page, headers } = await engine.call(`${ADMIN}/page/index`, { token: 'agent' });
    const baseRevision = Number(headers.get('etag')?.replaceAll('"', ''));
    await put('page/index/draft', { page: { ...page, name: 'Drafted' }, baseRevision });

    const rejected = (await query(DRAFT, { id: 'solo', withPages: true })).data.made;
    expect(rejected).toEqual({ __typename: 'DraftsInTheWayError', parts: [], pages: [{ slug: 'index' }] });
    await query(DRAFT, { id: 'solo', withPages: true, replace: true });
    const next = (await query(DRAFT, { id: 'family', withPages: true })).data.made;

    expect(next.draft.templateId).toBe('family');
    expect(slugs(await site())).toEqual(['about', 'buying', 'contact', 'index', 'own']);
  });

  test('a discarded design leaves the site as it was, and what an agent saved of its new pages', async () => {
    const query = await as('agent');
    const before = await site();
    await query(DRAFT, { id: 'family', withPages: true });
    const { body: page, headers } = await engine.call(`${ADMIN}/page/buying`, { token: 'agent' });
    await put('page/buying', { ...page, name: 'Ours' }, Number(headers.get('etag')?.replaceAll('"', '')));

    expect((await query(DISCARD)).data.made.__typename).toBe('DiscardDesignDraftSuccess');

    const after = await site();
    expect(after.pages.filter(({ slug }: { slug: string }) => slug !== 'buying')).toEqual(before.pages);
    expect(after.pages).toContainEqual({ slug: 'buying', name: 'Ours', published: false });
    expect((await query('{ pageDraft(slug: "index") { page } siteDrafts { part } }')).data).toEqual({
      pageDraft: null,
      siteDrafts: [],
    });
    expect((await query(PUBLISH)).data.made.__typename).toBe('UserError');
  });

  test('the design goes live with what the agent changed of it, and with what a colleague saved meanwhile', async () => {
    const query = await as('agent');
    await query(DRAFT, { id: 'family', withPages: true });
    const { siteDrafts } = (await query('{ siteDrafts { part value base baseRevision revision } }')).data;
    const own = siteDrafts.find(({ part }: { part: string }) => part === 'website');
    const value = structuredClone(own.value);
    value.theme.fonts.title.family = 'Lora';
    await query('mutation ($input: SaveSiteDraftInput!) { saveSiteDraft(input: $input) { __typename } }', {
      input: { ...own, value },
    });
    const live = await engine.call(`${ADMIN}/componentConfig/Website`, { token: 'agent' });
    const body = structuredClone(live.body);
    body.config.display.siteName = 'New name';
    await put('componentConfig/Website', body, Number(live.headers.get('etag')?.replaceAll('"', '')));

    expect((await query(PUBLISH)).data.made.__typename).toBe('PublishDesignDraftSuccess');

    const { website } = await site();
    expect(website.theme.fonts.title.family).toBe('Lora');
    expect(website.config.display.siteName).toBe('New name');
  });

  test('ten former sites are retained', async () => {
    const query = await as('agent');
    for (let number = 0; number < 11; number += 1) await query(APPLY, { id: 'loft', replace: true });

    expect((await query('{ formerSites { id } }')).data.formerSites).toHaveLength(10);
  });

  test('an unknown template or former site, a visitor and a viewer change nothing', async () => {
    const query = await as('agent');
    const before = await site();

    expect((await query(APPLY, { id: 'baroque' })).data.kept.__typename).toBe('UserError');
    expect((await query(RESTORE, { id: '7c1b9f86-5a9a-4f9e-8f8e-0d2f5a1f2f10' })).data.kept.__typename).toBe(
      'UserError',
    );
    for (const denied of [await as(null), await as('agent', 'viewer')]) {
      expect((await denied(APPLY, { id: 'loft', replace: true })).errors).toHaveLength(1);
    }
    expect(await site()).toEqual(before);
  });
});
