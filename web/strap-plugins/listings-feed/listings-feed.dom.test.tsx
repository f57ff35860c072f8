import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testListing } from '#web/src/listing/test-listing.ts';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { defaultState, type ListingsFeedState } from './parts.ts';
import { ListingsFeedView } from './view.tsx';

afterEach(cleanup);

const condos: ListingsFeedState = {
  ...defaultState,
  setup: { geo: null, filters: { propertyTypes: ['condo'] }, sort: 'list_date_des' },
};

function show(state: ListingsFeedState, found: number) {
  const homes = [1, 2, 3].map((id) => testListing({ id: `l-${id}`, address: `${id} Birch Lane` }));
  const data = { search: { listings: homes.slice(0, found) }, all: { listings: homes } };

  renderAt('/', <ListingsFeedView id="s1" state={state} data={data} isEditing={false} />);
}

test.each([
  ['nothing where the search finds nothing', false, 0, 0, null],
  ['all homes in its place, if it may', true, 0, 3, '/search?sort=list_date_des'],
  ['only what the search finds, if anything', true, 2, 2, '/search/condos?sort=list_date_des'],
] as const)('a feed shows %s', (_, orAll, found, shown, more) => {
  show({ ...condos, orAll }, found);

  expect(screen.queryAllByRole('article')).toHaveLength(shown);
  expect(screen.queryByRole('link', { name: 'See all' })?.getAttribute('href') ?? null).toBe(more);
});
