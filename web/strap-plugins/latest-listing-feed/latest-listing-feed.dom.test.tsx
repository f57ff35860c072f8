import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testListing } from '#web/src/listing/test-listing.ts';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { feedVariables } from './data.ts';
import { defaultState, type LatestListingFeedState } from './parts.ts';
import { LatestListingFeedView } from './view.tsx';

const { space } = readSite(testSiteResponse(), 'http://localhost');

afterEach(cleanup);

test("the feed queries the newest listings for sale in the site's place", () => {
  expect(feedVariables(defaultState, space)).toEqual({
    search: { geo: { placeId: '890458485' }, filters: { transactionType: 'SALE' } },
    sort: 'LIST_DATE_DES',
    size: 6,
  });
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [7.8, 7],
  [500, 24],
])('a limit of %d shows %d listings', (limit, size) => {
  expect(feedVariables({ ...defaultState, limit }, space).size).toBe(size);
});

test('the feed links to its complete search', () => {
  const setup: LatestListingFeedState['setup'] = {
    sort: 'price_des',
    transactionType: 'SALE',
    propertyTypes: ['condo'],
  };
  renderAt(
    '/',
    <LatestListingFeedView
      id="s1"
      state={{ ...defaultState, setup }}
      data={{ search: { listings: [testListing()] } }}
      isEditing={false}
    />,
  );

  expect(screen.getByRole('link', { name: 'See all homes' }).getAttribute('href')).toBe(
    '/search/condos?sort=price_des',
  );
  expect(screen.getByRole('link', { name: '10234 82 Avenue NW' })).toBeDefined();
});

test('the feed is of homes for sale unless its agent chooses leases', () => {
  const search = (transactionType: LatestListingFeedState['setup']['transactionType']) =>
    feedVariables({ ...defaultState, setup: { ...defaultState.setup, transactionType } }, space).search;

  expect(search(defaultState.setup.transactionType)).toMatchObject({ filters: { transactionType: 'SALE' } });
  expect(search('LEASE')).toMatchObject({ filters: { transactionType: 'LEASE' } });
  expect(search('ANY').filters?.transactionType).toBeUndefined();
});

test('a feed without listings shows a message to its agent, and nothing to visitors', () => {
  const empty = (isEditing: boolean) => (
    <LatestListingFeedView
      id="s1"
      state={defaultState}
      data={{ search: { listings: [] } }}
      isEditing={isEditing}
    />
  );
  renderAt('/', empty(false));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText('New homes will be shown here soon.')).toBeNull();

  renderAt('/', empty(true));
  expect(screen.getByText('New homes will be shown here soon.')).toBeDefined();
});
