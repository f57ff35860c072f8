/** Client letters of the demo. */
export const LETTERS = [
  [
    'Marcus drove our commute at seven in the morning and sent us the clock. We bought on the other side of town, and we thank him every day at seven.',
    'Dana and Chris, from Norfolk',
  ],
  [
    'Rebecca crawled under the house in a dress. Then she told us what it would cost. Then she told us to buy it anyway.',
    'Yolanda M., King William',
  ],
  [
    'Mi mamá wanted everything in Spanish and I wanted everything in a spreadsheet. Lucía did both, in one afternoon.',
    'Rubén G., Monte Vista',
  ],
  ['Anh found us a grant, then a house, then a plumber. In that order, luckily.', 'Keisha and Paul, Brooks'],
] as const;
