import type { Checked } from '#domain/json/checked.ts';
import type { HeroLayout } from '#domain/page/hero-state.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
import { checkPage } from '#domain/page/page-schema.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Footer, Header, NavItem } from '#domain/site/website.ts';
import { checkFooter, checkHeader } from '#domain/site/website-schema.ts';
import type { Look } from './looks.ts';
import { action, partKit } from './part-kit.ts';
import type { SiteFacts, TextKey } from './site-texts.ts';
import { type NewStrap, strapKit } from './strap-kit.ts';

export type Kit = ReturnType<typeof siteKit>;

type PageBrief = {
  slug: string;
  nameKey: TextKey;
  /** In place of that of the key, unless it is empty. */
  name?: string;
  order: number;
  /** Title of the document; the name of the page and of the site when omitted. */
  titleKey?: TextKey;
  descriptionKey: TextKey;
  hero: Strap;
  straps: readonly NewStrap[];
};

/** Makes a site of the brokerage: pages, header and footer are checked like those that an agent saves. */
export function siteKit(facts: SiteFacts, parts: PartsTable, headings: HeroLayout = 'over') {
  const partsOfSite = partKit(facts);
  const { text, pageTitle } = partsOfSite;

  return {
    ...partsOfSite,
    ...strapKit(partsOfSite, parts, headings),

    page({ slug, nameKey, name: given, order, titleKey, descriptionKey, hero, straps }: PageBrief): Page {
      const name = given || text(nameKey);
      const title = titleKey ? text(titleKey) : pageTitle(name);
      const made = newPage({ slug, name, order, hero, straps: placed(straps) });
      const metaInfo = { ...made.metaInfo, title, description: text(descriptionKey) };

      return accepted(checkPage({ ...made, metaInfo }, parts));
    },

    header(name: string, nav: NavItem[], state: State = {}): Header {
      const links = { linkList2: [action(text('nav.signIn'), 'sign-in')] };

      return accepted(checkHeader({ name, nav, state: { ...links, ...state } }, parts));
    },

    footer(name: string, state: State, theme: NonNullable<Look['theme']>): Footer {
      const columns = [text('footer.office'), text('footer.links'), text('footer.follow')];
      const withColumns = name.startsWith('footer-columns') ? { columns } : {};
      const footer = { name, nav: [], state: { ...withColumns, ...state }, config: { style: { theme } } };

      return accepted(checkFooter(footer, parts));
    },
  };
}

/** The straps from top to bottom, with the ids that the editor would give them. */
function placed(straps: readonly NewStrap[]): Strap[] {
  const ids: string[] = [];

  return straps.map((strap, order) => {
    const made = newStrap({ ...strap, order }, ids);
    ids.push(made.id);
    return made;
  });
}

/** What the product itself makes is valid. */
export function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  const [problem] = checked.problems;

  throw new Error(`A site cannot be made of its template: ${problem?.field}: ${problem?.message}`);
}
