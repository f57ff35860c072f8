import type { Page } from '#domain/page/page.ts';
import type { PageStart } from '#domain/page/page-starts.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { ALTERNATE, FEATURE, over, photo, scene } from '../templates/looks.ts';
import { type Kit, siteKit } from '../templates/site-kit.ts';
import { buyingSteps, guide, market, numberedSteps, questions, team } from '../templates/site-pages.ts';
import type { PageDesign } from '../templates/site-template.ts';
import type { SiteFacts } from '../templates/site-texts.ts';

/** Compositions of the sections there are, in the look of the site. */
const STARTS: Record<PageStart, (kit: Kit) => PageDesign> = {
  sellers: (kit) => ({
    hero: kit.hero(
      'hero-basic',
      'start.sellers.hero',
      'start.sellers.hero.text',
      { buttonList: [kit.evaluation()] },
      over(photo('house-013'), { textAlign: 'left', frame: { height: 'half' } }),
    ),
    straps: [
      kit.homeValue('home.value', 'home.value.text', photo('house-007'), 'alt.houses', ALTERNATE),
      numberedSteps(kit, 'start.sellers.steps', 'sell', 'across', { style: { rule: false } }),
      market(kit, ALTERNATE),
      kit.reviews('start.reviews.list', 'columns', { rule: false }),
      questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], ALTERNATE),
      kit.textStrap('start.sellers.ask', 'start.sellers.ask.text', [kit.evaluation()], FEATURE),
    ],
  }),

  buyers: (kit) => ({
    hero: kit.hero(
      'hero-separated-search',
      'start.buyers.hero',
      'start.buyers.hero.text',
      { searchBar: true, buttonText: kit.text('home.search') },
      over(photo('living-013')),
    ),
    straps: [
      buyingSteps(kit, 'start.buyers.steps', kit.picture(photo('kitchen-007'), 'alt.kitchen')),
      kit.listings('start.buyers.homes', 'grid', 6, { ...ALTERNATE, textAlign: 'left' }),
      kit.strap(
        'strap-mortgage',
        {
          title: kit.heading('start.buyers.cost'),
          text: kit.prose('start.buyers.cost.text'),
          buttonList: kit.links('nav.search'),
        },
        { rule: false },
      ),
      questions(
        kit,
        'start.buyers.questions',
        ['start.deposit', 'start.inspection', 'start.duration'],
        ALTERNATE,
      ),
      kit.contactForm('start.buyers.ask', { rule: false }),
    ],
  }),

  about: (kit) => ({
    hero: kit.withAgent('start.about.hero', 'start.about.hero.text', { ...FEATURE, textAlign: 'left' }),
    straps: [
      kit.statement('start.about.promise', 'start.about.promise.text', 'split', { style: { rule: false } }),
      kit.aside(
        'start.about.story',
        'start.about.story.text',
        kit.picture(photo('living-050'), 'alt.living'),
        { buttonList: [kit.contactAction()], style: { ...ALTERNATE, rule: false } },
      ),
      team(kit, 'start.about.people', { rule: false }),
      kit.reviews('start.reviews.list', 'row', ALTERNATE),
      kit.contactForm('contact.form', { rule: false }),
    ],
  }),

  neighbourhood: (kit) => ({
    hero: kit.band(
      'start.neighbourhood.hero',
      'start.neighbourhood.hero.text',
      over(scene('community-strathcona'), { textAlign: 'left' }),
    ),
    straps: [
      guide(kit),
      kit.strap(
        'strap-gallery',
        {
          title: kit.heading('start.neighbourhood.look'),
          layout: 'grid',
          columns: 3,
          images: [
            kit.picture(scene('community-belgravia'), 'alt.houses'),
            kit.picture(scene('community-mill-woods'), 'alt.townhouses'),
            kit.picture(scene('community-oliver'), 'alt.condos'),
          ],
        },
        ALTERNATE,
      ),
      kit.listings('start.neighbourhood.homes', 'grid', 6, { textAlign: 'left', rule: false }),
      questions(
        kit,
        'start.neighbourhood.know',
        ['start.schools', 'start.transit', 'start.parks'],
        ALTERNATE,
      ),
      kit.contactForm('contact.form', { rule: false }),
    ],
  }),

  property: (kit) => ({
    // Without a title it shows the address of the home.
    hero: kit.plainHero('hero-single-property', { homes: 1 }, {}),
    straps: [
      kit.strap('strap-open-house-feed', { title: kit.heading('start.property.open'), limit: 3 }),
      kit.strap(
        'strap-mortgage',
        {
          title: kit.heading('start.buyers.cost'),
          text: kit.prose('start.property.cost.text'),
          buttonList: [],
        },
        ALTERNATE,
      ),
      kit.strap(
        'strap-featured-agent',
        { title: kit.heading('start.contact.person'), buttonList: [kit.contactAction()] },
        { rule: false },
      ),
      kit.listings('start.property.more', 'slider', 6, { ...ALTERNATE, textAlign: 'left' }),
      kit.contactForm('start.property.ask', { rule: false }),
    ],
  }),

  market: (kit) => ({
    hero: kit.band('start.market.hero', 'start.market.hero.text', { ...FEATURE, textAlign: 'left' }),
    straps: [
      market(kit),
      kit.statement('start.market.read', 'start.market.read.text', 'split', {
        style: { ...ALTERNATE, rule: false },
      }),
      kit.listings('home.latest', 'slider', 6, { textAlign: 'left', rule: false }),
      kit.homeValue(
        'start.market.value',
        'start.market.value.text',
        photo('house-042'),
        'alt.houses',
        FEATURE,
      ),
      kit.newsletter({ rule: false }),
    ],
  }),

  questions: (kit) => ({
    hero: kit.band('start.questions.hero', 'start.questions.hero.text', { ...ALTERNATE, rule: false }),
    straps: [
      numberedSteps(kit, 'start.buyers.steps', 'buy', 'across', { style: { rule: false } }),
      questions(
        kit,
        'start.buyers.questions',
        ['start.deposit', 'start.inspection', 'start.duration'],
        ALTERNATE,
      ),
      numberedSteps(kit, 'start.sellers.steps', 'sell', 'across', {
        buttonList: [kit.evaluation()],
        style: { rule: false },
      }),
      questions(kit, 'start.sellers.questions', ['start.timing', 'start.cost', 'start.repairs'], ALTERNATE),
      kit.textStrap('start.questions.ask', 'start.questions.ask.text', [kit.contactAction()], FEATURE),
    ],
  }),

  reviews: (kit) => ({
    hero: kit.band('start.reviews.hero', 'start.reviews.hero.text', over(photo('living-000'))),
    straps: [
      kit.reviews('start.reviews.list', 'columns', { rule: false }),
      kit.strap(
        'strap-featured-agent',
        { title: kit.heading('start.contact.person'), buttonList: [kit.contactAction()] },
        ALTERNATE,
      ),
      kit.textStrap('start.sellers.ask', 'start.sellers.ask.text', [kit.evaluation()], FEATURE),
    ],
  }),

  contact: (kit) => ({
    hero: kit.band('start.contact.hero', 'start.contact.hero.text', { ...FEATURE, textAlign: 'left' }),
    straps: [
      kit.contactForm('contact.form'),
      kit.strap(
        'strap-process',
        {
          title: kit.heading('start.contact.next'),
          layout: 'across',
          items: (['start.reply', 'start.talk', 'start.meet'] as const).map((key) => ({
            time: '',
            title: kit.heading(key, 'h3'),
            text: kit.prose(`${key}.text`),
          })),
        },
        ALTERNATE,
      ),
      kit.strap(
        'strap-featured-agent',
        { title: kit.heading('start.contact.person'), buttonList: [] },
        { rule: false },
      ),
    ],
  }),
};

/** A ready page for one brokerage, under its own name or that which an agent gave it. */
export function startPage(
  start: PageStart,
  { facts, parts, name = '' }: { facts: SiteFacts; parts: PartsTable; name?: string },
): Page {
  const kit = siteKit(facts, parts);

  return kit.page({
    slug: start,
    nameKey: `start.${start}`,
    name,
    order: 0,
    descriptionKey: `start.${start}.description`,
    ...STARTS[start](kit),
  });
}
