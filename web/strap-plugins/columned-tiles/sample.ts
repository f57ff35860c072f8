import { STARTER } from '../kit/starter-pictures.ts';
import type { ColumnedTilesState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<ColumnedTilesState> = {
  title: { html: 'Communities', size: 'h2' },
  columns: 3,
  items: [
    {
      image: STARTER.city,
      title: { html: 'Downtown', size: 'h3' },
      text: { html: '<p>Condos, theatres, and no need of a car.</p>' },
      href: '/search',
    },
    {
      image: STARTER.park,
      title: { html: 'By the river', size: 'h3' },
      text: { html: '<p>Trails from the door, and old trees.</p>' },
      href: '/search',
    },
    {
      image: STARTER.street,
      title: { html: 'Quiet streets', size: 'h3' },
      text: { html: '<p>Yards, schools, and neighbours who wave.</p>' },
      href: '/search',
    },
  ],
};
