import { CONTACT_FORM_ID } from '#domain/contact/form.ts';
import type { Checked } from '#domain/json/checked.ts';
import { dictionaryByLanguage } from '#domain/language/dictionary.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newHero, newStrap } from '#domain/page/new-strap.ts';
import { HOME_PAGE_ID, type Page, type State, type Strap } from '#domain/page/page.ts';
import { checkPage } from '#domain/page/page-schema.ts';
import type { HeadingPart, HeadingSize, LinkPart, TextPart } from '#domain/page/parts.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { initialState } from '#domain/parts/initial-state.ts';
import type { NewSite } from '#domain/site/new-site.ts';
import { doneMigrations } from '#domain/site/upgrade-website.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { checkFooter, checkHeader, checkWebsite } from '#domain/site/website-schema.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { EN } from './starting-texts/en.ts';
import { ES } from './starting-texts/es.ts';
import { FR } from './starting-texts/fr.ts';

export const startingTexts = dictionaryByLanguage(EN, { fr: FR, es: ES });

const PALETTE = 'river-valley';

type Look = NonNullable<PartialStrapConfig['style']>;
type StartingSite = { website: Website; header: Header; footer: Footer; pages: Page[] };

const heading = (html: string, size: HeadingSize = 'h2'): HeadingPart => ({ html: escaped(html), size });
const prose = (text: string): TextPart => ({ html: `<p>${escaped(text)}</p>` });
const link = (text: string, href: string): LinkPart => ({ text, href, type: 'link' });
const over = (name: string): Look => ({
  theme: 'feature',
  rule: false,
  bgImage: { imageUrls: [`/starter/${name}.svg`] },
  overlayAlpha: 72,
});

/** The settings and pages that a new site begins with, made and checked like those that an agent saves. */
export function startingSite(
  { siteName, language, units, owner }: NewSite,
  { parts, agentId }: { parts: PartsTable; agentId: string },
): StartingSite {
  const say = startingTexts(language);
  const site = escaped(siteName);
  const stateOf = (name: string, changes: State): State => ({
    ...initialState(partsOf(parts, name) ?? {}),
    ...changes,
  });
  const hero = (name: string, changes: State, style: Look): Strap =>
    newHero({ name, state: stateOf(name, changes), config: { style } });
  const page = (slug: 'index' | 'about' | 'contact', order: number, top: Strap, straps: NewStrap[]): Page => {
    const key = slug === HOME_PAGE_ID ? 'home' : slug;
    const made = newPage({ slug, name: say(key), order, hero: top, straps: placed(straps) });
    const title = say(`${key}.title`, { site: siteName });
    const description = say(`${key}.description`, { site: siteName });

    return accepted(checkPage({ ...made, metaInfo: { ...made.metaInfo, title, description } }, parts));
  };
  const strap = (name: string, changes: State, style: Look = {}): NewStrap => ({
    name,
    state: stateOf(name, changes),
    config: { style },
  });
  const iconItem = (icon: string, key: 'buy' | 'sell' | 'ask', href: string) => ({
    icon: { name: icon, style: 'enclosed', fontSize: 48 },
    title: heading(say(key), 'h3'),
    text: prose(say(`${key}.text`)),
    href,
  });

  return {
    website: accepted(
      checkWebsite({
        config: {
          setup: { agentID: agentId, units },
          display: { siteName, textTense: 'plural', language },
          office: { email: owner.email, officeName: siteName },
        },
        migrations: doneMigrations(),
        theme: readyTheme(PALETTE),
      }),
    ),
    header: accepted(
      checkHeader(
        {
          name: 'header-basic',
          nav: [
            { label: say('nav.search'), href: '/search' },
            { label: say('about'), href: '/about' },
            { label: say('contact'), href: '/contact' },
          ],
          state: {
            linkList1: [],
            linkList2: [{ text: say('nav.signIn'), action: 'sign-in', type: 'link' }],
          },
        },
        parts,
      ),
    ),
    footer: accepted(
      checkFooter(
        {
          name: 'footer-columns',
          nav: [],
          state: {
            linkList1: [link(say('nav.search'), '/search'), link(say('footer.agents'), '/agents')],
            linkList2: [link(say('about'), '/about'), link(say('contact'), '/contact')],
            columns: [say('footer.office'), say('footer.links'), say('footer.follow')],
          },
          config: { style: { theme: 'feature' } },
        },
        parts,
      ),
    ),
    pages: [
      page(
        HOME_PAGE_ID,
        0,
        hero(
          'hero-wide-search',
          {
            title: heading(say('home.hero'), 'h1'),
            text: prose(say('home.hero.text')),
            buttonText: say('home.search'),
          },
          over('city'),
        ),
        [
          strap('strap-latest-listing-feed', { title: heading(say('home.latest')) }, { textAlign: 'left' }),
          strap(
            'strap-big-icons',
            {
              title: heading(say('home.help')),
              items: [
                iconItem('search', 'buy', '/search'),
                iconItem('tag', 'sell', '/contact'),
                iconItem('phone', 'ask', '/contact'),
              ],
            },
            { theme: 'alternate' },
          ),
          strap(
            'strap-text',
            {
              title: heading(say('home.value')),
              text: prose(say('home.value.text')),
              buttonList: [{ text: say('home.value.link'), action: 'estimate', type: 'link' }],
            },
            { theme: 'feature', rule: false },
          ),
        ],
      ),
      page(
        'about',
        1,
        hero(
          'hero-basic',
          {
            title: { html: say('about.hero', { site }), size: 'h1' },
            text: prose(say('about.hero.text')),
            searchBar: false,
          },
          over('street'),
        ),
        [
          strap('strap-text-image-aside', {
            title: heading(say('about.story')),
            text: prose(say('about.story.text')),
            image: { imageUrl: '/starter/living-room.svg', altText: '' },
            buttonList: [link(say('about.contact'), '/contact')],
          }),
          strap('strap-team-roster', { title: heading(say('about.people')) }, { theme: 'alternate' }),
        ],
      ),
      page(
        'contact',
        2,
        hero(
          'hero-basic',
          {
            title: heading(say('contact.hero'), 'h1'),
            text: prose(say('contact.hero.text')),
            searchBar: false,
          },
          { theme: 'feature', rule: false },
        ),
        [
          strap('strap-contact-form', {
            title: heading(say('contact.form')),
            formID: CONTACT_FORM_ID,
            links: [{ icon: 'mail', text: '{office.email}', href: 'mailto:', type: 'link' }],
            showMap: false,
          }),
        ],
      ),
    ],
  };
}

type NewStrap = { name: string; state: State; config: PartialStrapConfig };

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
function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  const [problem] = checked.problems;

  throw new Error(`A new site cannot be made: ${problem?.field}: ${problem?.message}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
