import { initialState } from '#domain/parts/initial-state.ts';
import { type CompareBlockState, BLOCK } from './parts.ts';

const newItem = initialState(BLOCK);

export const fixtures: Record<string, CompareBlockState> = {
  'a house or a condo': {
    title: { html: 'A house or a condo?', size: 'h2' },
    layout: 'table',
    items: [
      {
        icon: { name: 'house', style: 'enclosed' },
        title: { html: 'A house', size: 'h3' },
        text: {
          html: '<ul><li>The roof, the furnace and the walk are yours to keep up</li><li>Room to build on, and a yard for the dog</li><li>From about $410,000 in Mill Woods</li></ul>',
        },
        buttonList: [{ text: 'See houses', href: '/search', type: 'link' }],
        isMarked: true,
      },
      {
        icon: { name: 'building-2', style: 'enclosed' },
        title: { html: 'A condo', size: 'h3' },
        text: {
          html: '<ul><li>A monthly fee covers the outside and often the heat</li><li>Lock the door and leave for the winter</li><li>From about $190,000 in Oliver</li></ul>',
        },
        buttonList: [{ text: 'See condos', href: '/search', type: 'link' }],
        isMarked: false,
      },
    ],
  },
  'three blocks': {
    title: { html: 'Three ways to sell', size: 'h2' },
    layout: 'blocks',
    items: [
      {
        ...newItem,
        title: { html: 'Before you move', size: 'h3' },
        text: { html: '<p>You know what you have to spend.</p>' },
      },
      {
        ...newItem,
        title: { html: 'While you move', size: 'h3' },
        text: { html: '<p>One pair of dates, one truck.</p>' },
      },
      {
        ...newItem,
        title: { html: 'After you moved', size: 'h3' },
        text: { html: '<p>An empty house shows well.</p>' },
      },
    ],
  },
};
