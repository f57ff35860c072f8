import { isObject } from '#domain/json/is-object.ts';
import { DRAFTED_LOOK } from '#domain/site/look-path.ts';
import { templatePath } from '#domain/site/template-path.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Execute } from './document.ts';
import { readPage } from './read-page.ts';
import type { LoadedPage, SiteLook } from './route-loader.ts';
import {
  DraftedSiteDocument,
  HasTemplatePageDocument,
  TemplateLookDocument,
} from './template-page.generated.ts';

type Input = { execute: Execute; site: SiteModel };
type Shown = { look: SiteLook; isDraft: boolean; design?: string; page?: LoadedPage['page'] };
type PageJson = Parameters<typeof readPage>[0];

/** A page of the site in a look that is not live, for agents of the site; for everybody else as it was. */
export async function inLook(loaded: LoadedPage, asked: string, input: Input): Promise<LoadedPage> {
  if (loaded.look || loaded.preview || !input.site.viewer.agent) return loaded;
  const shown: Shown | null =
    asked === DRAFTED_LOOK ? await drafted(loaded, input) : await ofTemplate(asked, input);
  if (!shown) return loaded;

  return {
    ...loaded,
    look: shown.look,
    page: shown.page ?? loaded.page,
    kind: loaded.kind === 'content' ? 'system' : loaded.kind,
    preview: { isDraft: shown.isDraft, look: asked, design: shown.design },
  };
}

async function ofTemplate(template: string, { execute, site }: Input): Promise<Shown | null> {
  const { data } = await execute(TemplateLookDocument, { template });
  if (!data?.siteTemplateLook) return null;
  const { title, ...look } = data.siteTemplateLook;
  const { textTense } = site.website.config.display;

  return { look: { ...(look as Omit<SiteLook, 'textTense'>), textTense }, isDraft: true, design: title };
}

/** The design's own page in place of one that the site lacks: links of its header lead there. Null without one. */
export async function pageOfDesign(
  { status }: LoadedPage,
  asked: string,
  { execute, url }: Pick<Input, 'execute'> & { url: URL },
): Promise<string | null> {
  const [, slug] = /^\/([a-z\d-]+)$/.exec(url.pathname) ?? [];
  if (status !== 404 || !slug || asked === DRAFTED_LOOK) return null;
  const { data } = await execute(HasTemplatePageDocument, { template: asked, slug });

  return data?.siteTemplatePage ? templatePath(asked, slug) : null;
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
