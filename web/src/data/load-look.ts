import { isObject } from '#domain/json/is-object.ts';
import { DRAFTED_LOOK } from '#domain/site/look-path.ts';
import { templatePath } from '#domain/site/template-path.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { SiteModel } from '../site/site-model.ts';
import { linkedInDesign } from './design-links.ts';
import type { Execute } from './document.ts';
import { readPage } from './read-page.ts';
import type { LoadedPage, Redirect, SiteLook } from './route-loader.ts';
import {
  DraftedSiteDocument,
  TemplateFrameDocument,
  type TemplateFrameQuery,
  TemplateLookDocument,
} from './template-page.generated.ts';

const AGENTS = '/agents';

type Frame = NonNullable<TemplateFrameQuery['siteTemplatePage']>;
type Sources = { execute: Execute; frame: () => Promise<Frame | null> };
type Input = Sources & { site: SiteModel; url: URL };
type Shown = { look: SiteLook; isDraft: boolean; design?: string; page?: LoadedPage['page'] };
type PageJson = Parameters<typeof readPage>[0];

/** A look that is not live, for agents of the site; for everybody else the site stays as it is. */
export function askedLook(asked: string, execute: Execute) {
  let reading: Promise<Frame | null> | null = null;
  // Both the theme of the site and a page in the design need it.
  const frame = () => {
    reading ??= readFrame(asked, execute);

    return reading;
  };
  const sources: Sources = { execute, frame };

  return {
    /** The site in its theme: pages are made in that theme. */
    themed: (site: SiteModel) => inThemeOf(asked, site, sources),
    /** A page of the site in it. */
    shown: (loaded: LoadedPage, place: { site: SiteModel; url: URL }) =>
      inLook(loaded, asked, { ...place, ...sources }),
  };
}

async function readFrame(template: string, execute: Execute): Promise<Frame | null> {
  const { data } = await execute(TemplateFrameDocument, { template });

  return data?.siteTemplatePage ?? null;
}

async function inThemeOf(asked: string, site: SiteModel, { execute, frame }: Sources): Promise<SiteModel> {
  if (!site.viewer.agent) return site;
  const theme =
    asked === DRAFTED_LOOK ? await draftedTheme(execute) : ((await frame())?.theme as Theme | undefined);

  return theme ? { ...site, website: { ...site.website, theme } } : site;
}

async function draftedTheme(execute: Execute): Promise<Theme | null> {
  const { data } = await execute(DraftedSiteDocument, { slug: null });

  return (data?.draftedSite?.website as Website | null | undefined)?.theme ?? null;
}

async function inLook(loaded: LoadedPage, asked: string, input: Input): Promise<LoadedPage | Redirect> {
  if (loaded.look || loaded.preview || !input.site.viewer.agent) return loaded;
  const shown: Shown | Redirect | null = await shownAs(loaded, asked, input);
  if (!shown) return loaded;
  if ('redirect' in shown) return shown;

  return {
    ...loaded,
    look: shown.look,
    page: shown.page ?? loaded.page,
    kind: loaded.kind === 'content' ? 'system' : loaded.kind,
    preview: { isDraft: shown.isDraft, look: asked, design: shown.design },
  };
}

function shownAs(loaded: LoadedPage, asked: string, input: Input): Promise<Shown | Redirect | null> {
  if (asked === DRAFTED_LOOK) return drafted(loaded, input);

  return loaded.kind === 'content' ? lookAlone(asked, input) : asInDesign(loaded, asked, input);
}

/** A page that agents made has the navigation of the site: it is shown as it would be with the design's look alone. */
async function lookAlone(template: string, { execute, site }: Input): Promise<Shown | null> {
  const { data } = await execute(TemplateLookDocument, { template });
  if (!data?.siteTemplateLook) return null;
  const { title, ...look } = data.siteTemplateLook;
  const { textTense } = site.website.config.display;

  return { look: { ...(look as Omit<SiteLook, 'textTense'>), textTense }, isDraft: true, design: title };
}

/**
 * Other pages have the design's own header, footer and name. It leads to a page of the design instead of one that the site lacks, and
 * to its About instead of the list of agents when it is one person's.
 */
async function asInDesign(
  { status }: LoadedPage,
  template: string,
  { frame, url }: Input,
): Promise<Shown | Redirect | null> {
  const found = await frame();
  if (!found) return null;
  const { title, slugs, ...look } = found;
  const [, slug = ''] = /^\/([a-z\d-]+)$/.exec(url.pathname) ?? [];
  if (status === 404 && slugs.includes(slug)) return { redirect: templatePath(template, slug), status: 302 };
  if (look.siteName !== null && url.pathname === AGENTS)
    return { redirect: templatePath(template, 'about'), status: 302 };

  return { look: linkedInDesign(look as SiteLook, template, slugs), isDraft: true, design: title };
}

/** What the agent has changed and not published, of this page and of what all pages share. */
async function drafted({ kind, page: live }: LoadedPage, { execute, site }: Input): Promise<Shown | null> {
  const { data } = await execute(DraftedSiteDocument, { slug: kind === 'content' ? live.slug : null });
  if (!data?.draftedSite) return null;
  const { header, footer, page } = data.draftedSite;
  const website = isObject(data.draftedSite.website)
    ? (data.draftedSite.website as unknown as Website)
    : site.website;

  return {
    look: {
      theme: website.theme,
      textTense: website.config.display.textTense,
      header: (header as Header | null) ?? site.header,
      footer: (footer as Footer | null) ?? site.footer,
    },
    isDraft: [data.draftedSite.website, header, footer, page].some((part) => part !== null),
    ...(page ? { page: readPage(page as PageJson) } : {}),
  };
}
