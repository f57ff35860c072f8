/** Client testimonials of the demo. */
export const CLIENT_QUOTES = [
  [
    'They talked us out of the first house. We bought the second one, and the first is still settling.',
    'Priya and Tom, bought in Belgravia',
  ],
  [
    'Sold in nine days, in January, to people who had seen it twice. I had planned for spring.',
    'Marion L., sold in Highlands',
  ],
  [
    'Two hundred pages of condo documents became two. On the second page was the reason not to buy.',
    'Jules R., still looking, downtown',
  ],
  [
    'Somebody picked up the phone every single time. Usually Hana, once at ten at night.',
    'The Okafors, bought in Windermere',
  ],
  [
    'Claire moved one armchair and took down one curtain. I wanted to buy the house back.',
    'Dieter H., sold in Parkallen',
  ],
] as const;
