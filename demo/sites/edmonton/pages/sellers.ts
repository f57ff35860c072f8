import type { PageBrief } from '../../pages.ts';
import { heroAgentAsideLarge } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT } from '../../straps/looks.ts';
import { testimonial } from '../../straps/people.ts';
import { beforeAfter, faq } from '../../straps/proof.ts';
import { action, link, photo } from '../../straps/strap-seed.ts';
import { table } from '../../straps/table.ts';
import { html, sellersResources, text, textImage, threeColumns } from '../../straps/text-straps.ts';

const COSTS = `<h2>What selling costs: an example</h2>
<p>A house sold at $450,000 with a mortgage that has two years to run. Yours will differ; we fill in the sheet with you.</p>
${table({
  caption: 'Costs of one sale, in Canadian dollars',
  head: ['Item', 'About'],
  rows: [
    ['Our fee and the buyer’s side', 'as agreed, in writing, at the first meeting'],
    ['GST on the fee', '5 per cent of it'],
    ['Lawyer and disbursements', '$1,200 to $1,800'],
    ['Real property report with compliance', '$600 to $900'],
    ['Mortgage discharge or penalty', 'ask your lender'],
  ],
})}`;

export const SELLERS: PageBrief = {
  slug: 'sellers',
  name: 'Selling',
  title: 'Selling a home in Edmonton',
  description: 'What your home is worth, how to prepare it, what it costs to sell and how long it takes.',
  imageUrl: photo('house-014'),
  hero: heroAgentAsideLarge(
    {
      title: 'A fair price and a date',
      text: 'Selling well is mostly preparation. We do ours before the sign goes up.',
      buttons: [action('Free home evaluation', 'estimate', 'house'), link('Talk to Claire', '/contact')],
      look: FEATURE,
    },
    'edm-t4',
  ),
  straps: [
    textImage('First, the number', 'right', {
      texts: [
        'We compare your home with what sold on your side of the ravine, not with the city’s average. You get three prices: one for this week, one for this season, one to wait for, each with the reasons.',
        'If we think you should stay another year, we will say so.',
      ],
      image: { url: photo('living-000'), alt: 'A bright living room' },
    }),
    sellersResources(
      'Then the work',
      [action('Free home evaluation', 'estimate', 'house'), link('Ask a question', '/contact')],
      {
        intro: 'Four weeks from the first cup of tea to the sign on the lawn, if nothing leaks.',
        items: [
          {
            icon: 'paintbrush',
            title: 'Prepare',
            text: 'Claire walks through with you and a roll of green tape: what goes, what stays, what gets a coat of paint.',
          },
          {
            icon: 'camera',
            title: 'Show',
            text: 'Daylight pictures, a floor plan measured to the Alberta standard and a text without exclamation marks.',
          },
          {
            icon: 'handshake',
            title: 'Agree',
            text: 'We read you each offer aloud, conditions first, price last. You decide with a clear head.',
          },
        ],
        look: ALTERNATE,
      },
    ),
    threeColumns('Three seasons, three plans', [
      [
        '<h3>Spring</h3>',
        'Most buyers, most competition. Be ready by the middle of March: pictures before the leaves hide the house, garden work while the snow melts.',
      ],
      [
        '<h3>Summer and fall</h3>',
        'The evening light does half the selling. People want to be in before school starts, or before the first snow. Dates matter more than prices.',
      ],
      [
        '<h3>Winter</h3>',
        'Fewer visitors, and every one of them means it. Shovel, light every lamp, and keep a summer picture of the garden on the counter.',
      ],
    ]),
    beforeAfter('A weekend and two tins of paint', {
      text: 'Claire works with what is in the house. Drag the edge, or press the arrow keys.',
      before: { url: photo('living-001'), alt: 'The living room as it was' },
      after: { url: photo('living-005'), alt: 'The living room on the day of the pictures' },
      look: ALTERNATE,
    }),
    html(COSTS, LEFT),
    faq(
      'Asked at every kitchen table',
      [
        [
          'How long does it take?',
          'Four weeks to prepare, then as long as the market takes: 26 days is the middle one of our sales last year. We give you the number for your kind of house.',
        ],
        [
          'Do we have to move out for the viewings?',
          'For an hour at a time, and never on short notice. You get the week’s list on Friday.',
        ],
        [
          'What if the buyer’s financing falls through?',
          'Then the condition is not met, the house is still yours and goes back on the market the same day. We ask for the lender’s letter before you sign.',
        ],
        [
          'Should we renovate the kitchen first?',
          'Hardly ever. Paint, light and a working dishwasher come back in the price. A new kitchen rarely does.',
        ],
        [
          'Can we sell and buy on the same day?',
          'Yes, with two lawyers and a cool head. We set both dates before the sign goes up.',
        ],
      ],
      {
        text: 'Five questions, five straight answers.',
        buttonList: [link('Ask another one', '/contact', 'mail')],
        look: ALTERNATE,
      },
    ),
    testimonial(
      'Claire moved one armchair and took down one curtain. I wanted to buy the house back.',
      'Dieter H., sold in Parkallen',
      null,
      FEATURE,
    ),
    text(
      'Not before you know where to go?',
      ['Then begin there. We look for the next place first and set the dates backwards from it.'],
      [link('Search homes', '/search', 'search'), link('Talk to Claire', '/team')],
      ALTERNATE,
    ),
  ],
};
