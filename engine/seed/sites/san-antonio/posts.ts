import type { Post } from '../site.ts';
import { SAN_ANTONIO_TEAM } from './team.ts';

const author = (n: number) => SAN_ANTONIO_TEAM[n % SAN_ANTONIO_TEAM.length]?.displayName ?? '';

export const POSTS: readonly Post[] = [
  {
    slug: 'reading-a-foundation-report',
    title: 'Reading a foundation report without losing sleep',
    category: 'buying',
    daysAgo: 6,
    author: author(1),
    image: '/_files/demo/photos/ranch-018.jpg',
    imageAlt: 'A ranch house on a wide lot',
    excerpt: 'Clay moves, so houses move. What counts as normal here, and what does not.',
    paragraphs: [
      'Much of this county stands on clay that swells in a wet May and shrinks in a dry August. A house that has never moved is a house that nobody has measured.',
      '# The numbers',
      'An engineer measures how level the slab is. An inch over twenty feet is ordinary. What matters is the pattern: a gentle tilt is age, a dip under one corner is usually water.',
      '# The cheap cure',
      'Gutters, grading and a soaker hose on a timer do more than most piers. Before you ask for a repair, ask where the downspouts end.',
    ],
  },
  {
    slug: 'protest-your-property-taxes',
    title: 'Your appraisal notice is an opening offer',
    category: 'owning',
    daysAgo: 21,
    author: author(2),
    image: '/_files/demo/photos/living-041.jpg',
    imageAlt: 'A table with papers in a bright living room',
    excerpt: 'Three pages, three comparable homes and one polite meeting: how a protest works.',
    paragraphs: [
      'Notices come in April, and the date to protest is on the front. You need no lawyer. You need three homes like yours that the district values lower, and photographs of what is worn.',
      'Most protests end in an informal meeting of ten minutes. Be on time, be polite, and bring the roof.',
      '# Ask for the homestead exemption',
      'If you live in it and have not filed, file. It caps how fast your taxable value may grow, and it is the best-paid half hour of your year.',
    ],
  },
  {
    slug: 'southtown-on-foot',
    title: 'Southtown on foot, with a stop for breakfast',
    category: 'neighborhoods',
    daysAgo: 34,
    author: author(0),
    image: '/_files/demo/photos/casita-012.jpg',
    imageAlt: 'A small house with a deep porch',
    excerpt:
      'Porches, pecans and a river that goes somewhere: a Saturday morning in King William and Lavaca.',
    paragraphs: [
      'Begin on the river before the heat does. The reach below downtown is the one residents use, and the first thing you notice is how many of them know each other.',
      'King William has the mansions. Lavaca, a few blocks east, has the cottages, and the cottages have the porches. Both have historic districts, which means your neighbor cannot build a box next door, and neither can you.',
      'Stop for breakfast tacos wherever the line is mostly people in work boots. Then walk back on the other bank and look at the houses again. They are smaller than you thought, and that is why people stay.',
    ],
  },
  {
    slug: 'selling-in-the-summer',
    title: 'Selling in July: shade, ice water and a price that holds',
    category: 'selling',
    daysAgo: 58,
    author: author(3),
    image: '/_files/demo/photos/patio-009.jpg',
    imageAlt: 'A shaded patio',
    excerpt: 'Families move between school years, and so do their offers. How to be ready for both.',
    paragraphs: [
      'The busiest weeks here are the hottest. Show before eleven, set the thermostat to seventy-four, and put a pitcher of water where people take off their shoes.',
      'Families who must be in before school starts decide quickly and ask for less. Everyone else has time. Know which of the two is in your kitchen.',
      'A lawn that is brown in July is honest. A lawn that is green in July is a water bill, and buyers know it.',
    ],
  },
  {
    slug: 'buying-land-in-the-hill-country',
    title: 'Ten acres in the Hill Country: what to check besides the view',
    category: 'buying',
    daysAgo: 80,
    author: author(4),
    image: '/_files/demo/photos/hills-021.jpg',
    imageAlt: 'Limestone hills with live oaks',
    excerpt: 'Wells, easements and the agricultural valuation, in the order they go wrong.',
    paragraphs: [
      'The view is real. So is the question of what is under it. Ask the neighbors how deep their wells are, and in which year they last went dry.',
      '# The valuation',
      'Land taxed as a ranch keeps its valuation only while it is one. Change the use and the county may ask for the difference of the last years. A few hives or a neighbor’s goats can be worth thousands.',
      '# The easement',
      'Walk to the gate. If you cross anyone else’s land on the way, have the paper that lets you, recorded, before you fall in love.',
    ],
  },
];
