import { expect, test } from 'vitest';
import { propertyLinks, propertyPhotos } from './property-parts.ts';

const tour = { text: 'Schedule Tour', action: 'schedule-tour', type: 'link' } as const;
const listing = { images: [{ url: '/l.jpg', alt: 'Front' }] };

test('a tour without an address leads to the page of the home', () => {
  expect(propertyLinks([tour], '/for-sale/x')).toEqual([{ ...tour, href: '/for-sale/x' }]);
});

test('a tour with an address of its own keeps it', () => {
  expect(propertyLinks([{ ...tour, href: '/contact' }], '/for-sale/x')[0]?.href).toBe('/contact');
});

test('without a home there is no tour, other links stay', () => {
  const more = { text: 'More', href: '/search', type: 'link' } as const;

  expect(propertyLinks([tour, more], null)).toEqual([more]);
});

test('the photos are those of the listing unless the page has its own', () => {
  expect(propertyPhotos([], listing)).toEqual(listing.images);
  expect(propertyPhotos([{ imageUrl: '' }], listing)).toEqual(listing.images);
  expect(propertyPhotos([{ imageUrl: '/own.jpg' }], listing)).toEqual([{ url: '/own.jpg', alt: '' }]);
});
