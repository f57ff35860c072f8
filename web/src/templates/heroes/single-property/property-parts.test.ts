import { expect, test } from 'vitest';
import { propertyLinks, propertyPhotos } from './property-parts.ts';

const tour = { text: 'Schedule Tour', action: 'schedule-tour', type: 'link' } as const;
const listing = { images: [{ url: '/l.jpg', alt: 'Front' }] };

test('without a listing there is no tour link, unless it is external; other links stay', () => {
  const elsewhere = { ...tour, href: '/contact' };
  const more = { text: 'More', href: '/search', type: 'link' } as const;

  expect(propertyLinks([tour, elsewhere, more], false)).toEqual([elsewhere, more]);
  expect(propertyLinks([tour, more], true)).toEqual([tour, more]);
});

test('the photos are those of the listing unless the page has its own', () => {
  expect(propertyPhotos([], listing)).toEqual(listing.images);
  expect(propertyPhotos([{ imageUrl: '' }], listing)).toEqual(listing.images);
  expect(propertyPhotos([{ imageUrl: '/own.jpg' }], listing)).toEqual([{ url: '/own.jpg', alt: '' }]);
});
