import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

export const BLOCK = defineParts({
  icon: part.icon('Icon', { name: '' }),
  title: part.heading('Heading', 'Heading', 'h3'),
  text: part.richText('Text'),
  buttonList: part.links('Buttons'),
  isMarked: part.toggle('Highlight this block (in a table)', false),
});

export const parts = defineParts({
  title: part.heading('Heading', 'Compare'),
  layout: part.choice(
    'Layout',
    { blocks: 'Blocks side by side', table: 'A striped table, one column highlighted' },
    'blocks',
  ),
  items: needed(
    part.list(
      'Blocks',
      'Block',
      BLOCK,
      [
        {
          icon: { name: 'home', style: 'enclosed' },
          title: { html: 'Buying', size: 'h3' },
          text: {
            html: '<ul><li>Each payment builds equity of your own</li><li>Taxes and repairs are yours too</li><li>You change what you like</li></ul>',
          },
          buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
        },
        {
          icon: { name: 'key', style: 'enclosed' },
          title: { html: 'Renting', size: 'h3' },
          text: {
            html: '<ul><li>You move on when the lease ends</li><li>Somebody else looks after the roof</li><li>A deposit in place of a down payment</li></ul>',
          },
        },
      ],
      { min: 2, max: 4 },
    ),
  ),
});

export type CompareBlockState = StateOf<typeof parts>;
