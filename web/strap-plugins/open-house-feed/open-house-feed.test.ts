import { expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testListing } from '#web/src/listing/test-listing.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { feedVariables, openHomes } from './data.ts';
import { defaultState } from './parts.ts';

const { space } = readSite(testSiteResponse(), 'http://localhost');
const house = (date: string, startTime = '13:00') => ({ date, startTime, endTime: '15:00' });

test('only listings for sale with open houses are queried, whatever the setup', () => {
  const state = { ...defaultState, setup: { filters: { openHouses: false, bedrooms: 3 } } };

  expect(feedVariables(state, space).search.filters).toEqual({
    openHouses: true,
    bedrooms: 3,
    transactionType: 'SALE',
  });
});

test('the soonest open house is first; past ones are dropped', () => {
  const listings = [
    testListing({ id: 'later', openHouses: [house('2026-11-29')] }),
    testListing({ id: 'over', openHouses: [house('2026-11-20')] }),
    testListing({ id: 'soon', openHouses: [house('2026-11-20'), house('2026-11-29', '10:00')] }),
  ];

  expect(openHomes(listings, '2026-11-21T09:00').map(({ listing }) => listing.id)).toEqual(['soon', 'later']);
});
