import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilters } from '../../testing/search-arbitraries.ts';
import type { Filters } from '../filters.ts';
import { decodeFilters } from './decode-filters.ts';
import { encodeFilters } from './encode-filters.ts';

const READABLE: [requirement: string, filters: Filters, slug: string][] = [
  ['less-than-N-years [R2.034]', { constructionAgeYears: 10 }, 'less-than-10-years'],
  ['N-bedrooms [R2.035]', { bedrooms: 3 }, '3-bedrooms'],
  ['N-bathrooms [R2.036]', { bathrooms: 2 }, '2-bathrooms'],
  [
    'the words of a search [R2.033]',
    { propertyTypes: ['house'], bedrooms: 3, constructionAgeYears: 10 },
    'houses,3-bedrooms,less-than-10-years',
  ],
  ['the default filters [R2.041]', { lowPrice: 250_000, highPrice: 400_000 }, 'defaults'],
  ['both prices', { lowPrice: 200_000, highPrice: 500_000 }, 'price-from-200000,price-to-500000'],
  ['sale or lease', { transactionType: 'LEASE' }, 'for-lease'],
  ['sale and lease', { transactionType: 'ANY' }, 'for-sale-or-lease'],
  ['an interior size', { interiorSize: 1200 }, '1200-sqft'],
  ['a listing age', { listingAgeDays: 7 }, 'listed-7-days'],
  ['open houses', { openHouses: true }, 'open-houses'],
  ['open houses of a day', { openHouseDay: 'TODAY' }, 'open-houses-today'],
  ['open houses of the weekend', { openHouseDay: 'WEEKEND' }, 'open-houses-weekend'],
  ['a monthly fee', { monthlyFee: 400 }, 'fee-to-400'],
  ['no monthly fee', { monthlyFee: 0 }, 'fee-to-0'],
  ['exact rooms', { exactBedrooms: 0, exactBathrooms: 2 }, 'exactly-0-bedrooms,exactly-2-bathrooms'],
  ['a monthly payment', { monthlyPayment: 2500 }, 'payment-to-2500'],
  ['a lot size', { lotSize: 5000 }, 'lot-5000-sqft'],
  ['storeys', { storeys: 2 }, '2-storeys'],
  ['garage and parking', { garageSpaces: 2, parkingSpaces: 3 }, '2-car-garage,3-parking-spaces'],
  ['a reduced price and photos', { priceReduced: true, withPhotos: true }, 'price-reduced,with-photos'],
  ['a pool', { withPool: true }, 'with-pool'],
  ['keywords', { keywords: ['hot tub', 'cul de sac'] }, 'keywords.hot~20tub.cul~20de~20sac'],
  ['office and agent', { officeId: 'o-3', agentId: 'a.1' }, 'office.o-3,agent.a~2e1'],
  ['a part of the organisation chart', { orgChartId: 'north' }, 'org.north'],
  [
    'that part and what is below it',
    { orgChartId: 'north', orgChartIncludeChildren: true },
    'org-and-below.north',
  ],
  [
    'raw terms',
    { raw: [{ field: 'Parking', operator: 'in', values: ['Double garage', 'None'] }] },
    'raw.Parking.in.Double~20garage.None',
  ],
  [
    'terms that the agent set',
    { agentSetRaw: [{ field: 'year_built', operator: 'gte', values: ['1990'] }] },
    'agent-set.year_built.gte.1990',
  ],
  ['a sort', { sort: 'PRICE_ASC' }, 'sort.price_asc'],
  ['nothing', {}, ''],
];

describe('a filter slug', () => {
  test.each(READABLE)('holds %s, both directions', (_, filters, slug) => {
    expect(encodeFilters(filters)).toBe(slug);
    expect(decodeFilters(slug)).toEqual({ filters, unknown: [] });
  });

  test('gives back any filters it was made of [R2.033]', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(decodeFilters(encodeFilters(filters))).toEqual({ filters, unknown: [] });
      }),
    );
  });

  test('consists of characters that URL encoders leave alone, commas apart', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(encodeFilters(filters)).toMatch(/^[\w.~,-]*$/);
      }),
    );
  });

  test.each([
    ['houses,castles,3-bedrooms', { propertyTypes: ['house'], bedrooms: 3 }, ['castles']],
    ['3-bedrooms,4-bedrooms', { bedrooms: 3 }, ['4-bedrooms']],
    ['raw.field,raw.field.like.x,raw..eq.1', {}, ['raw.field', 'raw.field.like.x', 'raw..eq.1']],
    ['99999999999999999999-bedrooms', {}, ['99999999999999999999-bedrooms']],
    ['%F0%9F,office.', {}, ['%F0%9F', 'office.']],
    ['-3-bedrooms', {}, ['-3-bedrooms']],
    ['raw.price.gte.much,raw.price.lte.', {}, ['raw.price.gte.much', 'raw.price.lte.']],
    ['__proto__,constructor', {}, ['__proto__', 'constructor']],
  ] as const)('drops and reports what it cannot read: %s', (slug, filters, unknown) => {
    expect(decodeFilters(slug)).toEqual({ filters, unknown });
  });

  test('retains twenty terms on fields of the source with a hundred values, and reports the others', () => {
    const tokens = Array.from({ length: 30 }, (_, n) => `${n % 2 ? 'raw' : 'agent-set'}.city.eq.c${n}`);
    const { filters, unknown } = decodeFilters(tokens.join(','));

    expect([filters.raw?.length, filters.agentSetRaw?.length]).toEqual([10, 10]);
    expect(unknown).toEqual(tokens.slice(20));
    expect(decodeFilters(`raw.city.in${'.x'.repeat(101)}`).filters).toEqual({});
    const [most, more] = [`raw.city.in${'.x'.repeat(60)}`, `raw.province.in${'.x'.repeat(60)}`];
    expect(decodeFilters(`${most},${more}`)).toMatchObject({
      filters: { raw: [{ field: 'city' }] },
      unknown: [more],
    });
    expect(decodeFilters(`raw.city.match${'.x'.repeat(11)}`).filters).toEqual({});
    expect(decodeFilters(`raw.city.eq.${'x'.repeat(201)}`).filters).toEqual({});
  });

  test('is read tolerantly: letter case, singulars and any order', () => {
    expect(decodeFilters('3-Bedroom,Houses,less-than-1-year')).toEqual({
      filters: { propertyTypes: ['house'], bedrooms: 3, constructionAgeYears: 1 },
      unknown: [],
    });
  });

  test('leaves out a filter that means any', () => {
    expect(
      encodeFilters({ bedrooms: 1, bathrooms: 1, lowPrice: 0, propertyTypes: [], openHouses: false }),
    ).toBe('');
  });

  test.each<[string, Filters]>([
    ['3-bedrooms,exactly-2-bedrooms', { exactBedrooms: 2 }],
    ['exactly-0-bathrooms', {}],
    ['9-storeys', { storeys: 3 }],
    ['0-storeys,0-car-garage,lot-0-sqft,payment-to-0', {}],
    ['keywords.Hot~20Tub.hot-tub.~2d~2d', { keywords: ['hot tub'] }],
    ['keywords.a.b.c.d.e.f', { keywords: ['a', 'b', 'c', 'd', 'e'] }],
    ['keywords.Chemin~e9e', { keywords: ['cheminee'] }],
  ])('brings %s into its canonical form', (slug, filters) => {
    expect(decodeFilters(slug)).toMatchObject({ filters });
    expect(decodeFilters(slug).filters).toEqual(filters);
  });

  test('takes the default filters of the site', () => {
    const defaults = { lowPrice: 100_000 };

    expect(decodeFilters('defaults', defaults).filters).toEqual(defaults);
    expect(encodeFilters({ lowPrice: 100_000 }, defaults)).toBe('defaults');
  });

  test('can be anything without harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (garbage) => {
        const { filters } = decodeFilters(garbage);
        expect(decodeFilters(encodeFilters(filters))).toEqual({ filters, unknown: [] });
      }),
    );
  });

  test('replaces text that no database can store', () => {
    expect(decodeFilters('office.a~00b~ud800').filters).toEqual({ officeId: 'a\ufffdb\ufffd' });
  });

  test('is not read when it is absurdly long', () => {
    expect(decodeFilters('houses,'.repeat(1000)).filters).toEqual({});
  });
});
