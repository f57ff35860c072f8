/** Minimal, complete rows for engine tests. */

import type { Header, Website } from '#domain/site/website.ts';
import { exampleWebsite } from '#domain/testing/example-website.ts';
import type { Store } from '../store/database/db.ts';
import type { ListingDocument } from '../store/documents.ts';
import type { NewListing } from '../store/schema.ts';

export const SOURCE = 'idx-edm-v5';

/** Two spaces: edmonton with the source `idx-edm-v5`, san-antonio with `idx-sat-v5`. */
export async function addSpaces({ db }: Store): Promise<void> {
  const settings = (timeZone: string, defaultPlaceId: number) =>
    JSON.stringify({
      locale: 'en-CA',
      currency: 'CAD',
      timeZone,
      mapDefault: { lat: 53.5, lon: -113.5, zoom: 11 },
      areaName: 'Edmonton, AB',
      defaultPlaceId,
    });

  await db
    .insertInto('spaces')
    .values([
      { id: 'edmonton', source: SOURCE, settings: settings('America/Edmonton', 10) },
      { id: 'san-antonio', source: 'idx-sat-v5', settings: settings('America/Chicago', 99) },
    ])
    .execute();
  await db
    .insertInto('space_hosts')
    .values([
      { host: 'edmonton.localhost', space_id: 'edmonton' },
      { host: 'localhost', space_id: 'edmonton' },
      { host: 'san-antonio.localhost', space_id: 'san-antonio' },
    ])
    .execute();
  await db.insertInto('sources').values([SOURCE, 'idx-sat-v5'].map(source)).execute();
}

/** The customers of the test engine's tokens. */
export async function addCustomers({ db }: Store): Promise<void> {
  const customer = (space_id: string, id: string) => ({
    space_id,
    id,
    email: `${id}@example.test`,
    name: id,
    password_hash: '-',
  });

  await db
    .insertInto('customers')
    .values([
      customer('edmonton', 'customer-1'),
      customer('edmonton', 'customer-2'),
      customer('san-antonio', 'customer-1'),
    ])
    .execute();
}

function source(key: string) {
  return {
    key,
    name: `Listings of ${key}`,
    settings: JSON.stringify({ copyright: '© The board', courtesyOfMessage: 'Courtesy of the board' }),
    last_update: '2026-11-21T12:00:00Z',
  };
}

type Sample = Partial<Omit<NewListing, 'document' | 'display' | 'location'>> & {
  id: string;
  location?: { lat: number; lon: number };
  display?: Record<string, boolean>;
  document?: Partial<ListingDocument>;
};

/** An active house for sale with the sample's overrides, and a matching document. */
export function sampleListing({ location, display = {}, document, ...sample }: Sample): NewListing {
  const row = {
    source: SOURCE,
    public_id: `public-${sample.id}`,
    mls: `E${sample.id}`,
    transaction_type: 'sale' as const,
    property_types: ['house'],
    listed_at: '2026-11-01T12:00:00Z',
    address: `${sample.id} Test Street`,
    city: 'Edmonton',
    province: 'AB',
    content_hash: sample.id,
    modified_at: '2026-11-01T12:00:00Z',
    ...sample,
  };

  return {
    ...row,
    search_text: sample.search_text ?? `${row.address} ${row.mls}`.toLowerCase(),
    location: location ? `(${location.lon},${location.lat})` : null,
    display: JSON.stringify(display),
    document: JSON.stringify({
      publicId: row.public_id,
      mls: row.mls,
      status: row.status ?? 'active',
      transaction_type: row.transaction_type,
      building_types: row.property_types,
      address: row.address ?? undefined,
      city: row.city ?? undefined,
      province: row.province ?? undefined,
      price: row.price ?? undefined,
      list_date: new Date(row.listed_at).toISOString(),
      location,
      images: Array.from({ length: 7 }, (_, index) => `/_files/${sample.id}-${index}.jpg`),
      image_count: 7,
      open_houses: [],
      display,
      description: `The description of ${sample.id}`,
      ...document,
    } satisfies ListingDocument),
  };
}

export async function addListings({ db }: Store, samples: Sample[]): Promise<void> {
  await db.insertInto('listings').values(samples.map(sampleListing)).execute();
}

type SamplePlace = {
  id: number;
  name: string;
  placetype?: string;
  above?: number[];
  /** Polygons, each an outer ring and its holes; corners as [lon, lat]. */
  polygons: [number, number][][][];
  geometry?: boolean;
};

/** Places with their rings; the centre is the first corner, the bounds contain every corner. */
export async function addPlaces({ db }: Store, places: SamplePlace[]): Promise<void> {
  const link = ({ id, name, placetype = 'locality' }: SamplePlace) => ({ id: String(id), name, placetype });

  for (const place of places) {
    const corners = place.polygons.flat(2);
    const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
    const line = [...(place.above ?? []).flatMap((id) => places.filter((one) => one.id === id)), place].map(
      link,
    );

    await db
      .insertInto('places')
      .values({
        id: place.id,
        name: place.name,
        placetype: place.placetype ?? 'locality',
        parent_id: place.above?.at(-1) ?? null,
        hierarchies: JSON.stringify([line]),
        label: `${place.name}, AB`,
        centre: `(${corners[0]?.join(',')})`,
        bounds: `(${Math.max(...lons)},${Math.max(...lats)}),(${Math.min(...lons)},${Math.min(...lats)})`,
        geometry: place.geometry
          ? JSON.stringify({ type: 'MultiPolygon', coordinates: place.polygons })
          : null,
      })
      .execute();
    await db
      .insertInto('place_rings')
      .values(
        place.polygons.flatMap((rings, polygon_index) =>
          rings.map((ring, ring_index) => ({
            place_id: place.id,
            polygon_index,
            ring_index,
            ring: `(${ring.map((corner) => `(${corner.join(',')})`).join(',')})`,
          })),
        ),
      )
      .execute();
  }
}

/** A square ring around a point. */
export function square([lon, lat]: [number, number], half: number): [number, number][] {
  return [
    [lon - half, lat - half],
    [lon + half, lat - half],
    [lon + half, lat + half],
    [lon - half, lat + half],
  ];
}

/** A complete website with the given name. */
export function sampleWebsite(siteName: string): Website {
  const website = exampleWebsite();

  return { ...website, config: { ...website.config, display: { ...website.config.display, siteName } } };
}

/** A header or a footer of a template. */
export function sampleHeader(name: string): Header {
  return { name, nav: [{ label: 'Home', href: '/' }], state: {}, config: { style: { theme: 'default' } } };
}

/** Stores website, header and footer of edmonton. */
export async function addSettings({ db }: Store): Promise<void> {
  const settings = {
    website: sampleWebsite('Ours'),
    header: sampleHeader('header-basic'),
    footer: sampleHeader('footer-basic'),
  };
  const names = Object.keys(settings) as (keyof typeof settings)[];

  await db
    .insertInto('settings')
    .values(
      names.map((name) => ({
        space_id: 'edmonton',
        name,
        saved_by: null,
        body: JSON.stringify(settings[name]),
      })),
    )
    .execute();
}
