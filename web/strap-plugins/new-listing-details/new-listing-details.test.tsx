import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDetails } from '#web/src/listing/test-listing.ts';
import { rememberSearch } from '#web/src/search/last-search.ts';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { defaultState } from './state.ts';
import { NewListingDetailsView } from './view.tsx';

const source = {
  lastUpdate: '2026-11-21T08:00:00Z',
  copyright: '© {year} of the board',
  disclaimer: null,
  trademarks: null,
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Changes = { listing?: Parameters<typeof testDetails>[0]; state?: Partial<typeof defaultState> };

function show({ listing, state }: Changes = {}) {
  const details = testDetails(listing);

  return renderAt(
    details.path,
    <NewListingDetailsView
      id="s1"
      state={{ ...defaultState, ...state }}
      data={{ listing: details, source }}
      isEditing={false}
    />,
  );
}

const card = () => screen.getByRole('complementary', { name: 'Contact' });

test('the contact card shows price and address and leads to the agent [R2.180, R2.181]', () => {
  show();

  expect(card().textContent).toContain('$459,900');
  expect(card().textContent).toContain('10234 82 Avenue NW');
  expect(within(card()).getByRole('link', { name: 'Contact Agent' }).getAttribute('href')).toBe(
    'mailto:hello@example.com?subject=10234%2082%20Avenue%20NW%2C%20MLS%20E4412345',
  );
});

test('the contact card can be left out', () => {
  show({ state: { showContactCard: false } });

  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the link of the home is copied, and a browser that refuses shows it', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  show();
  const share = within(card()).getByRole('button', { name: 'Share this listing' });

  fireEvent.click(share);
  await screen.findByText('Link copied to clipboard!');
  expect(writeText).toHaveBeenCalledWith('http://localhost/for-sale/10234-82-avenue-nw-strathcona-e4412345');

  fireEvent.click(share);
  await screen.findByText('Error copying link to clipboard.');
  expect(screen.getByRole('textbox', { name: 'Address of this page' })).toBeDefined();
});

test('breadcrumbs lead through the places in the order of the specification [R2.174, R9.070]', () => {
  show();
  const crumbs = screen.getByRole('navigation', { name: 'Where it is' });

  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alberta', 'Edmonton', 'Strathcona']);
});

test('Return to search leads to the search the visitor came from [R2.175]', async () => {
  rememberSearch('/search/houses?page=2');
  show();

  const back = screen.getByRole('link', { name: 'Return to search' });

  await waitFor(() => expect(back.getAttribute('href')).toBe('/search/houses?page=2'));
});

test('Return to search leads to the neighbourhood when there was no search before [R2.175]', () => {
  show();

  expect(screen.getByRole('link', { name: 'Return to search' }).getAttribute('href')).toBe(
    '/search/geo/wof/4',
  );
});

test('facts of the source are told once beside the typed ones', () => {
  show();

  expect(screen.getByText('Parking').nextSibling?.textContent).toBe('Double garage');
  expect(screen.getAllByText(/^Year built$/i)).toHaveLength(1);
  expect(screen.getByText('Price per sqft').nextSibling?.textContent).toBe('$311');
});

test('attribution, number and freshness stand below', () => {
  show();

  expect(screen.getByText('Listing courtesy of Parkline Realty · MLS® number E4412345')).toBeDefined();
  expect(screen.getByText('Data as of November 21, 2026.')).toBeDefined();
  expect(screen.getByText(/^© \d{4} of the board$/)).toBeDefined();
});

test('photos have the alt text of the API and open the gallery where they are [R2.188, R2.191]', async () => {
  show({
    listing: { media: [{ type: 'video', imageUrl: null, url: 'https://youtu.be/abcdefghijk', html: null }] },
  });

  fireEvent.click(screen.getByRole('link', { name: 'Open in the gallery: Photo 2' }));

  const gallery = await screen.findByRole('dialog', { name: 'Photos and other media' });
  expect(within(gallery).getByText('Edmonton, AB')).toBeDefined();
  expect(within(gallery).getByText('2 of 4')).toBeDefined();
  expect(within(gallery).getByRole('button', { name: 'Photos (3)' })).toBeDefined();
  expect(within(gallery).getByRole('button', { name: 'Videos (1)' })).toBeDefined();
  expect(within(gallery).queryByRole('button', { name: /Others/ })).toBeNull();

  fireEvent.click(within(gallery).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a home without photos, address and coordinates is still told', () => {
  show({ listing: { images: [], address: null, location: null, price: null, breadcrumbs: [] } });

  expect(screen.getByRole('img', { name: 'No photo yet' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Address on request');
  expect(screen.getByText('The place of this home is not shown on the map.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Map of the place' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to search' }).getAttribute('href')).toBe('/search');
});

test('open houses to come are told with day and hours, those that are over are not', () => {
  const house = (date: string) => ({ date, startTime: '13:00', endTime: '15:00' });
  show({ listing: { openHouses: [house('2999-11-30'), house('2020-01-01')] } });

  const list = screen.getByRole('heading', { name: 'Open houses' }).parentElement;

  expect(list?.querySelectorAll('time')).toHaveLength(1);
  expect(list?.textContent).toContain('1:00 pm to 3:00 pm');
});
