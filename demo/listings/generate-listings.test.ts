import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  DEMO_ILLUSTRATIONS,
  PHOTO_KINDS,
  photoPlaceholder,
  photoSubject,
  photoUrl,
} from '#demo/art/illustrations.ts';
import { spaceDay } from '#domain/calendar/space-day.ts';
import { openHouseDates } from '#domain/listing/open-house-days.ts';
import { publicIdOf } from '#engine/feeds/listing-row.ts';
import { isInPolygons, type Position } from '../geometry.ts';
import { EDMONTON } from '../markets/edmonton.ts';
import { SAN_ANTONIO } from '../markets/san-antonio.ts';
import { placeNamed } from '../places/places.ts';
import { EDMONTON_SITE } from '../sites/edmonton/site.ts';
import { SAN_ANTONIO_SITE } from '../sites/san-antonio/site.ts';
import { homePictures } from '../sites/site.ts';
import { exteriorLevels } from './exterior-levels.ts';
import { generateListings } from './generate-listings.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const markets = [
  { market: EDMONTON, shown: homePictures(EDMONTON_SITE) },
  { market: SAN_ANTONIO, shown: homePictures(SAN_ANTONIO_SITE) },
].map(({ market, shown }) => ({ market, shown, all: generateListings(market, NOW, { shown }) }));

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

test('the same time generates the same listings, another time changes only dates', () => {
  const again = generateListings(EDMONTON, NOW, { count: 300 });
  const later = generateListings(EDMONTON, new Date(NOW.getTime() + 86_400_000), { count: 300 });
  const addresses = (list: typeof again) => list.map(({ address, price }) => [address, price]);

  expect(digest(again)).toBe(digest(generateListings(EDMONTON, NOW, { count: 300 })));
  expect(digest(again)).not.toBe(digest(later));
  expect(addresses(later)).toEqual(addresses(again));
});

test('there are 20,000 and 8,000 listings', () => {
  expect(markets.map(({ all }) => all.length)).toEqual([20_000, 8_000]);
});

describe.each(markets)('$market.city', ({ market, shown, all }) => {
  const share = (matches: (listing: (typeof all)[number]) => boolean) =>
    all.filter(matches).length / all.length;

  test('an apartment has no yard and no garage of its own', () => {
    const ofHouses = /fence|yard|deck|patio|kitchen|shed|attached|detached|pad\b/i;
    const facts = all.flatMap(({ property_types, document: { additionalDetails } }) =>
      property_types[0] === 'condo' ? [`${additionalDetails?.Parking}, ${additionalDetails?.Features}`] : [],
    );
    expect(facts.length).toBeGreaterThan(500);
    expect(facts.filter((fact) => ofHouses.test(fact))).toEqual([]);
  });

  test('every listing with a position is inside its neighbourhood, and on dry land', () => {
    const water = market.places.filter(({ placetype }) => placetype === 'water');
    const astray = all.filter(({ document: { location, neighbourhood } }) => {
      if (!location) return false;
      const at: Position = [location.lon, location.lat];
      const inside = isInPolygons(at, placeNamed(neighbourhood ?? '', market.places).polygons);
      return !inside || water.some(({ polygons }) => isInPolygons(at, polygons));
    });

    expect(astray).toEqual([]);
  });

  test('types, leases, pictures and open houses have realistic shares', () => {
    expect(share(({ transaction_type }) => transaction_type === 'lease')).toBeGreaterThan(0.12);
    expect(share(({ transaction_type }) => transaction_type === 'lease')).toBeLessThan(0.18);
    expect(share(({ property_types }) => property_types[0] === 'house')).toBeGreaterThan(0.45);
    expect(share(({ property_types }) => property_types[0] === 'condo')).toBeGreaterThan(0.15);
    for (const type of ['townhouse', 'land', 'commercial', 'rural', 'mobile', 'investment']) {
      expect(share(({ property_types }) => property_types.includes(type))).toBeGreaterThan(0.003);
    }
    expect(share(({ document }) => document.image_count === 0)).toBeGreaterThan(0.005);
    expect(share(({ document }) => document.image_count > 6)).toBeGreaterThan(0.5);
    expect(share(({ document }) => document.image_count >= 10)).toBeGreaterThan(0.25);
    expect(share(({ open_house_until }) => open_house_until !== null)).toBeGreaterThan(0.02);
    expect(share(({ status }) => status === 'active')).toBeGreaterThan(0.94);
  });

  test('homes that are near each other in a list, the newest first, look different', () => {
    const alike = (list: typeof all, apart: number) => {
      const first = list
        .toSorted((a, b) => b.document.list_date.localeCompare(a.document.list_date))
        .flatMap(({ document: { images } }) => images[0] ?? []);

      return first.filter((url, index) => first.slice(index + 1, index + apart).includes(url));
    };
    const houses = all.filter(({ property_types }) => property_types[0] === 'house');
    const hood = houses[0]?.document.neighbourhood;

    expect(alike(all, 2)).toEqual([]);
    expect(
      alike(
        all.filter(({ transaction_type }) => transaction_type === 'sale'),
        2,
      ),
    ).toEqual([]);
    expect(alike(houses, 3)).toEqual([]);
    const near = houses.filter(({ document: { neighbourhood } }) => neighbourhood === hood);
    expect(alike(near, 3).length).toBeLessThan(near.length / 50);
  });

  test('street addresses, public ids and MLS numbers are unique', () => {
    const addresses = all.flatMap(({ address }) => address ?? []);

    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(all.map(({ public_id }) => public_id)).size).toBe(all.length);
    expect(new Set(all.map(({ mls }) => mls)).size).toBe(all.length);
  });

  test('a withheld street address is in no member of the listing', () => {
    const withheld = all.filter(({ display }) => !display.address);

    expect(withheld.length).toBeGreaterThan(10);
    for (const {
      address,
      location,
      geohash,
      postal_code,
      document,
      search_text,
      mls,
      public_id,
    } of withheld) {
      expect([address, location, geohash, postal_code, document.address, document.location]).toEqual([
        null,
        null,
        null,
        null,
        undefined,
        undefined,
      ]);
      expect(search_text).toBe(mls.toLowerCase());
      expect(public_id).toBe(publicIdOf({ neighbourhood: document.neighbourhood, mls }));
    }
  });

  test('houses cost more in more expensive neighbourhoods', () => {
    const median = (hood: string) => {
      const prices = all
        .filter(
          ({ neighbourhood, property_types, transaction_type }) =>
            neighbourhood === hood && property_types[0] === 'house' && transaction_type === 'sale',
        )
        .map(({ price }) => price ?? 0)
        .toSorted((a, b) => a - b);
      return prices[Math.floor(prices.length / 2)] ?? 0;
    };
    const [dear, cheap] =
      market === EDMONTON ? ['Windsor Park', 'Parkdale'] : ['The Dominion', 'Prospect Hill'];

    expect(median(dear)).toBeGreaterThan(median(cheap) * 2);
  });

  test('open houses are on upcoming Saturdays and Sundays', () => {
    const days = all
      .flatMap(({ document }) => document.open_houses ?? [])
      .map(({ date }) => new Date(`${date}T23:59:00Z`));

    expect(new Set(days.map((day) => day.getUTCDay()))).toEqual(new Set([0, 6]));
    expect(days.every((day) => day > NOW)).toBe(true);
  });

  test.each([
    ['Wednesday', '2026-11-25T18:00:00Z'],
    ['the evening of Friday, Saturday in UTC', '2026-11-28T03:00:00Z'],
    ['Saturday morning', '2026-11-28T16:00:00Z'],
    ['the evening of Saturday, Sunday in UTC', '2026-11-29T03:00:00Z'],
    ['Sunday morning', '2026-11-29T16:00:00Z'],
  ])('this weekend has open houses, seen on %s', (_, at) => {
    const now = new Date(at);
    const { from, to } = openHouseDates('WEEKEND', spaceDay(now, market.timeZone));
    const coming = generateListings(market, now, { count: 2000, shown }).filter(
      ({ open_house_until }) => open_house_until !== null,
    );
    const dates = coming.flatMap(({ document }) => document.open_houses ?? []).map(({ date }) => date);

    expect(dates.filter((date) => date >= from && date <= to).length).toBeGreaterThan(10);
    expect(coming.every(({ open_house_until }) => new Date(open_house_until ?? 0) > now)).toBe(true);
  });

  test('homes for lease have terms, and remarks for tenants that agree with them', () => {
    const leases = all.filter(
      ({ transaction_type, property_types }) =>
        transaction_type === 'lease' && property_types[0] !== 'commercial',
    );

    expect(leases.length).toBeGreaterThan(500);
    for (const { document } of leases) {
      const { additionalDetails: facts = {}, description = '' } = document;
      expect(Date.parse(String(facts['Availability Date']))).toBeGreaterThan(NOW.getTime());
      expect(facts['Security Deposit']).toBe(`$${document.price?.toLocaleString('en-CA')}`);
      expect(description).not.toMatch(/seller|buyer|bought|possession/i);
      if (/Small pets/.test(description)) expect(facts['Pets Allowed']).toBe('Size Limit');
      if (/one-year lease/.test(description)) expect(facts['Lease Term']).toBe('12 Months');
    }
  });

  test('remarks agree with levels and basement', () => {
    const claims = (words: RegExp) => all.filter(({ document }) => words.test(document.description ?? ''));

    expect(claims(/Three levels/)).toEqual([]);
    expect(claims(/Upstairs laundry/).length).toBeGreaterThan(20);
    for (const { document } of claims(/Upstairs laundry/)) {
      expect(document.storeys).toBeGreaterThan(1);
      expect(document.rooms).toContainEqual(expect.objectContaining({ name: 'Laundry', level: 'Upper' }));
    }
    expect(claims(/own bath/).filter(({ document }) => (document.bathrooms ?? 0) < 2)).toEqual([]);
    expect(claims(/Original hardwood/).filter(({ document }) => Number(document.year_built) > 1985)).toEqual(
      [],
    );
    expect(
      claims(/finished lower level/).filter(({ document }) =>
        /unfinished|undefined/.test(String(document.additionalDetails?.Basement)),
      ),
    ).toEqual([]);
  });

  test('every exterior of the kinds whose levels are counted has its levels', () => {
    const kinds = ['house', 'ranch', 'acreage', 'hacienda', 'mobile', 'townhouse', 'casita'] as const;
    const exteriors = kinds.flatMap((kind) =>
      Array.from({ length: PHOTO_KINDS[kind].count }, (_, n) => photoSubject(photoUrl(kind, n)) ?? ''),
    );

    expect(exteriors.filter((file) => (exteriorLevels(file) ?? []).length === 0)).toEqual([]);
  });

  test('the exterior of a home has as many levels as its facts and rooms', () => {
    const counted = all.filter(({ document }) =>
      exteriorLevels(photoSubject(document.images[0] ?? '') ?? ''),
    );

    expect(counted.length).toBeGreaterThan(all.length / 2);
    for (const { document } of counted) {
      const { storeys = 1, rooms = [], images } = document;
      expect(exteriorLevels(photoSubject(images[0] ?? '') ?? '')).toContain(storeys);
      if (storeys === 1) expect(rooms.filter(({ level }) => level === 'Upper')).toEqual([]);
    }
  });

  test('apartments that are near each other by date or price look different', () => {
    const condos = all.filter(
      ({ property_types, transaction_type, document }) =>
        property_types[0] === 'condo' && transaction_type === 'sale' && document.images.length > 0,
    );
    const subjects = (order: (a: (typeof all)[number], b: (typeof all)[number]) => number) =>
      condos.toSorted(order).map(({ document }) => photoSubject(document.images[0] ?? ''));
    const newest = subjects((a, b) => b.document.list_date.localeCompare(a.document.list_date));
    const byPrice = subjects((a, b) => (a.price ?? 0) - (b.price ?? 0));
    const beside = (list: typeof newest) => list.filter((subject, index) => list[index + 1] === subject);
    const most = (list: typeof newest) => {
      const groups = [...Map.groupBy(list.slice(0, 18), String).values()];

      return Math.max(...groups.map((same) => same.length));
    };

    expect(beside(newest).length).toBeLessThan(newest.length / 50);
    expect(beside(byPrice).length).toBeLessThan(byPrice.length / 50);
    expect(most(newest)).toBeLessThanOrEqual(5);
  });

  test('the home page shows no picture twice, neither of its own nor of the newest homes', () => {
    const subjects = shown.flatMap((url) => photoSubject(url) ?? []);
    const newest = all
      .filter(
        ({ document: { status, display, images } }) => status === 'active' && display?.listing && images[0],
      )
      .toSorted((a, b) => b.document.list_date.localeCompare(a.document.list_date))
      .slice(0, 6)
      .map(({ document }) => photoSubject(document.images[0] ?? '') ?? '');

    expect(subjects.length).toBeGreaterThan(5);
    for (const list of [subjects, newest, [...subjects, ...newest]]) expect(list).toEqual([...new Set(list)]);
  });

  test('no listing date is in the future, and the newest is today', () => {
    const ages = all.map(({ listed_at }) => NOW.getTime() - Date.parse(listed_at));

    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...ages)).toBeLessThan(86_400_000);
  });

  test('every picture renders and has a placeholder', () => {
    const urls = new Set(all.slice(0, 400).flatMap(({ document }) => document.images));

    for (const url of urls) expect(photoPlaceholder(url)).toMatch(/^#/);
    expect(DEMO_ILLUSTRATIONS.draw([...urls][0]?.replace('/_files/demo/', '') ?? '')).not.toBeNull();
  });

  test('the rooms of a home have one style, and one kitchen is shown', () => {
    const numberOf = (room: string) => (image: string) =>
      Number(new RegExp(`/${room}(?:-detail)?-(\\d+)\\.avif$`).exec(photoSubject(image) ?? '')?.[1] ?? 0);
    for (const { document } of all.slice(0, 400)) {
      const [living, kitchen] = ['living', 'kitchen'].map(
        (room) => new Set(document.images.map(numberOf(room)).filter((number) => number > 0)),
      );
      const styles = new Set([...(living ?? []), ...(kitchen ?? [])].map((number) => number % 4));

      expect(kitchen?.size).toBeLessThanOrEqual(1);
      expect(styles.size).toBeLessThanOrEqual(1);
    }
  });

  test('a home does not show more bedrooms and bathrooms than it has', () => {
    const shown = (images: readonly string[], room: string) =>
      images.filter((image) => new RegExp(`/${room}-\\d+\\.jpg$`).test(image)).length;
    for (const { document } of all.slice(0, 400)) {
      const { images, bedrooms = 9, bathrooms = 9 } = document;

      expect(shown(images, 'bedroom')).toBeLessThanOrEqual(Math.max(1, bedrooms));
      expect(shown(images, 'bath')).toBeLessThanOrEqual(Math.max(1, bathrooms));
    }
  });

  test('no picture is shown twice in a listing, nor with its mirror image', () => {
    for (const { document } of all.slice(0, 400)) {
      const subjects = document.images.map(photoSubject);
      expect(subjects).toEqual([...new Set(subjects)]);
    }
  });
});

test('street addresses follow the format of each city', () => {
  const [edmonton = [], sanAntonio = []] = markets.map(({ all }) => all.map(({ address }) => address ?? ''));

  expect(
    edmonton.filter((address) => /^(\d{3,4}-)?\d{3,5} \d{1,3} (Avenue|Street) NW$/.test(address)).length,
  ).toBeGreaterThan(8000);
  expect(edmonton.every((address) => address === '' || /(NW|SW)$/.test(address))).toBe(true);
  expect(sanAntonio.some((address) => /^\d+ Mulberry Ave$/.test(address))).toBe(true);
});

test('postal codes and MLS numbers follow the format of their country', () => {
  const [edmonton = [], sanAntonio = []] = markets.map(({ all }) => all);

  expect(
    edmonton.every(
      ({ postal_code, mls }) =>
        (postal_code === null || /^T[56][A-Z] \d[A-Z]\d$/.test(postal_code)) && /^E4\d{6}$/.test(mls),
    ),
  ).toBe(true);
  expect(
    sanAntonio.every(
      ({ postal_code, mls }) =>
        (postal_code === null || /^782\d{2}$/.test(postal_code)) && /^18\d{5}$/.test(mls),
    ),
  ).toBe(true);
});
