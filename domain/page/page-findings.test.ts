import { expect, test } from 'vitest';
import { defineParts, needed, part, wanted } from '../parts/part.ts';
import { newPage } from './new-page.ts';
import { newStrap } from './new-strap.ts';
import { pageFindings } from './page-findings.ts';

const PAGES = [
  { slug: 'index', published: true },
  { slug: 'about', published: true },
  { slug: 'soon', published: false },
];

const SELL = newPage({ slug: 'sell', hero: null });
const PARTS = defineParts({
  answers: needed(part.list('Answers', 'Answer', { text: part.text('Text') })),
  portrait: needed(part.image('Portrait', { imageUrl: '/default.jpg' })),
  film: wanted(part.video('Film')),
});
/** What none of the other findings is about. */
const COMPLETE = { answers: [{ text: 'Yes' }], film: { url: 'https://youtu.be/abcdefghijk' } };
const META = { title: 'Sell your home', description: 'How we sell homes.', imageUrl: '' };
const check = (
  state: Record<string, unknown>,
  more: { hidden?: boolean; nav?: unknown[]; meta?: Partial<typeof META> } = {},
) =>
  pageFindings({
    page: {
      ...SELL,
      metaInfo: { ...META, ...more.meta },
      straps: [
        {
          ...newStrap({
            name: 'strap-text',
            state: { ...COMPLETE, ...state },
            config: { hidden: more.hidden ?? false },
          }),
          id: 'one',
        },
      ],
    },
    header: { nav: more.nav ?? [] },
    footer: { nav: [] },
    pages: PAGES,
    partsOf: () => PARTS,
    samples: new Set(['Sold in nine days.']),
  });
const inStrap = (kind: string, detail: string) => ({ kind, place: { strapId: 'one' }, detail });

test.each([
  ['words of a new strap', { title: { html: '<em>Heading</em>' } }, [inStrap('placeholder', 'Heading')]],
  [
    'words of a sample',
    { text: { html: '<p>Sold in nine days.</p>' } },
    [inStrap('placeholder', 'Sold in nine days.')],
  ],
  ['a list without items', { answers: [] }, [inStrap('notShown', 'Answers')]],
  [
    'two parts that are needed',
    { answers: [], portrait: { imageUrl: '' } },
    [inStrap('notShown', 'Answers, Portrait')],
  ],
  ['no video where one is wanted', { film: { url: 'https://example.com' } }, [inStrap('missing', 'Film')]],
  ['own words', { title: { html: 'Sell with us' } }, []],
  [
    'a picture without a description',
    { items: [{ image: { imageUrl: '/a.jpg' } }] },
    [inStrap('altText', '/a.jpg')],
  ],
  ['a described picture', { image: { imageUrl: '/a.jpg', altText: 'A house' } }, []],
  ['no picture', { image: { imageUrl: '' } }, []],
  ['a link to no page', { buttonList: [{ href: '/gone' }] }, [inStrap('brokenLink', '/gone')]],
  [
    'a link in a text',
    { text: { html: '<p><a href="/gone?a=1">x</a></p>' } },
    [inStrap('brokenLink', '/gone?a=1')],
  ],
  ['a link to a draft', { buttonList: [{ href: '/soon' }] }, [inStrap('draftLink', '/soon')]],
  [
    'links that lead somewhere',
    {
      buttonList: [
        '/',
        '/about#team',
        '/search/condos',
        '/blog',
        '/_files/a/b.pdf',
        'https://a.example',
        '#top',
        'tel:1',
        '',
      ].map((href) => ({ href })),
    },
    [],
  ],
])('%s', (_, state, findings) => {
  expect(check(state)).toEqual(findings);
});

test.each([
  ['the title of a new page', { title: SELL.metaInfo.title }, ['metaTitle']],
  ['no title', { title: ' ' }, ['metaTitle']],
  ['the description of a new page', { description: SELL.metaInfo.description }, ['metaDescription']],
  ['neither', SELL.metaInfo, ['metaTitle', 'metaDescription']],
  ['a title and a description of its own', {}, []],
])('%s', (_, meta, kinds) => {
  expect(check({}, { meta })).toEqual(kinds.map((kind) => expect.objectContaining({ kind, place: 'page' })));
});

test('hidden straps are not checked; links of the navigation are, with the panel they are in', () => {
  expect(check({ title: { html: 'Heading' } }, { hidden: true })).toEqual([]);
  const nav = [{ label: 'Areas', href: '/', dropdown: [{ label: 'North', href: '/north' }] }];
  expect(check({}, { nav })).toEqual([{ kind: 'brokenLink', place: { panel: 'header' }, detail: '/north' }]);
});
