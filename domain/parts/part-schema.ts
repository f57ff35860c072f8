import { z } from 'zod';
import { number, TEXT_MAX, text, URL_MAX } from '../json/parts-schema.ts';
import { isSafeUrl } from '../json/safe-url.ts';
import { OPEN_HOUSE_DAYS } from '../listing/open-house-days.ts';
import {
  HEADING_SIZES,
  type HeadingPart,
  HTML_DISPLAYS,
  type HtmlPart,
  ICON_STYLES,
  type IconPart,
  IMAGE_FILTERS,
  type ImagePart,
  type LinkPart,
  type MapPosition,
  type RangePart,
  type SearchPart,
  type TextPart,
  type VideoPart,
} from '../page/parts.ts';
import {
  FILTER_NUMBER_MAX,
  type Filters,
  RAW_OPERATORS,
  RAW_TERMS_MAX,
  RAW_VALUE_MAX_LENGTH,
  RAW_VALUES_MAX,
  TRANSACTION_CHOICES,
} from '../search/filters.ts';
import { PROPERTY_TYPES } from '../search/property-types.ts';
import { type Geo, PLACES_MAX } from '../search/search-state.ts';
import type { PartDeclaration, Parts, PlainKind } from './declaration.ts';
import { defaultOf } from './initial-state.ts';
import { isSafeResource } from './safe-resource.ts';

/** Sides of an image in pixels; 0 is automatic. */
const side = z.int().min(0).max(10_000);
const LIMIT = 1_000_000_000;
const amount = number(-LIMIT, LIMIT);
const LIST_MAX = 500;

/** Pictures within the text are long; their length is that of the whole page's. */
const resource = z.string().refine(isSafeResource, 'This is not an address a page can use');
const url = text(URL_MAX).refine(isSafeUrl, 'This is not an address a page can use');
const id = text(200);
const ids = z.array(id).max(LIST_MAX);

export const imagePartSchema: z.ZodType<ImagePart> = z.looseObject({
  imageUrl: resource,
  href: url.optional(),
  altText: text().optional(),
  linkOut: z.boolean().optional(),
  width: side.optional(),
  height: side.optional(),
  filter: z.enum(IMAGE_FILTERS).optional(),
});

export const htmlPartSchema: z.ZodType<HtmlPart> = z.looseObject({
  // What cannot be decoded is rendered as "Invalid HTML": rejecting it would prevent the rest of the page from being saved.
  html: z.string(),
  display: z.enum(HTML_DISPLAYS),
  className: text(500).optional(),
  disablePostscribe: z.boolean().optional(),
});

export const headingPartSchema: z.ZodType<HeadingPart> = z.looseObject({
  html: z.string(),
  size: z.enum(HEADING_SIZES),
});

export const textPartSchema: z.ZodType<TextPart> = z.looseObject({ html: z.string() });

export const iconPartSchema: z.ZodType<IconPart> = z.looseObject({
  name: text(80),
  label: text().optional(),
  fontSize: number(0, 1000).optional(),
  style: z.enum(ICON_STYLES).optional(),
});

export const linkPartSchema: z.ZodType<LinkPart> = z.looseObject({
  text: text(),
  href: url.optional(),
  icon: text(80).optional(),
  type: z.enum(['link', 'tag']).optional(),
  action: text(200).optional(),
  linkOut: z.boolean().optional(),
});

export const rangePartSchema: z.ZodType<RangePart> = z
  .looseObject({
    min: amount,
    max: amount,
    initial: amount.optional(),
    initialStart: amount.optional(),
    initialEnd: amount.optional(),
    interval: amount.positive().optional(),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'The highest value is below the lowest' });

const navItem: z.ZodType = z.lazy(() =>
  z.looseObject({
    label: text(),
    href: url,
    linkOut: z.boolean().optional(),
    dropdown: z.array(navItem).max(LIST_MAX).optional(),
  }),
);

const corner = z.looseObject({ lat: number(-90, 90), lon: number(-180, 180) });

const geoSchema: z.ZodType<Geo> = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('all-areas') }),
  z.looseObject({ kind: z.literal('place'), id }),
  z.looseObject({ kind: z.literal('places'), ids: z.array(id).max(PLACES_MAX) }),
  z.looseObject({ kind: z.literal('point'), lat: number(-90, 90), lon: number(-180, 180) }),
  z.looseObject({ kind: z.literal('area'), corners: z.array(corner).max(LIST_MAX) }),
  z.looseObject({
    kind: z.literal('shape'),
    index: id,
    id,
    type: id.optional(),
    path: text().optional(),
  }),
]);

const amountOf = number(0, FILTER_NUMBER_MAX);
const rawTerms = z
  .array(
    z.looseObject({
      field: id,
      operator: z.enum(RAW_OPERATORS),
      values: z.array(text(RAW_VALUE_MAX_LENGTH)).max(RAW_VALUES_MAX),
    }),
  )
  .max(RAW_TERMS_MAX);

const filtersSchema: z.ZodType<Filters> = z.looseObject({
  transactionType: z.enum(TRANSACTION_CHOICES).optional(),
  lowPrice: amountOf.optional(),
  highPrice: amountOf.optional(),
  bedrooms: amountOf.optional(),
  bathrooms: amountOf.optional(),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES.map(({ value }) => value))).optional(),
  interiorSize: amountOf.optional(),
  listingAgeDays: amountOf.optional(),
  constructionAgeYears: amountOf.optional(),
  openHouses: z.boolean().optional(),
  openHouseDay: z.enum(OPEN_HOUSE_DAYS).optional(),
  monthlyFee: amountOf.optional(),
  officeId: id.optional(),
  agentId: id.optional(),
  orgChartId: id.optional(),
  orgChartIncludeChildren: z.boolean().optional(),
  raw: rawTerms.optional(),
  agentSetRaw: rawTerms.optional(),
});

const searchPartSchema: z.ZodType<SearchPart> = z.looseObject({
  filters: filtersSchema.optional(),
  geo: geoSchema.nullable().optional(),
  sort: id.optional(),
  ids: ids.optional(),
});

const videoPartSchema: z.ZodType<VideoPart> = z.looseObject({ url: resource });

const mapPositionSchema: z.ZodType<MapPosition> = z.looseObject({
  lat: number(-90, 90),
  lon: number(-180, 180),
  zoom: number(0, 24),
});

const PLAIN: Record<PlainKind, z.ZodType> = {
  heading: headingPartSchema,
  richText: textPartSchema,
  html: htmlPartSchema,
  image: imagePartSchema,
  icon: iconPartSchema,
  link: linkPartSchema,
  video: videoPartSchema,
  nav: z.array(navItem).max(LIST_MAX),
  text: text(TEXT_MAX),
  url,
  toggle: z.boolean(),
  range: rangePartSchema,
  search: searchPartSchema,
  form: id,
  person: id,
  people: ids,
  listing: id,
  post: id,
  category: id,
  places: ids,
  filters: ids,
  mapPosition: mapPositionSchema,
};

/** The schema of a part. One that begins as null may be null. */
export function partSchema(part: PartDeclaration): z.ZodType {
  const schema = schemaOf(part);

  return defaultOf(part) === null ? schema.nullable() : schema;
}

function schemaOf(part: PartDeclaration): z.ZodType {
  switch (part.kind) {
    case 'number':
      return number(part.min, part.max);
    case 'choice':
      return z.enum([...Object.keys(part.options), ...(part.none === undefined ? [] : [''])]);
    case 'choices':
      return z.array(z.enum(Object.keys(part.options))).max(LIST_MAX);
    case 'list':
      return z.array(partSchema(part.of)).max(LIST_MAX);
    case 'group':
      return stateSchema(part.of);
    default:
      return PLAIN[part.kind];
  }
}

const schemas = new WeakMap<Parts, z.ZodType>();

/** The schema of a state: a member that is missing takes its default, one that nobody declared is free. */
export function stateSchema(parts: Parts): z.ZodType {
  const known = schemas.get(parts);
  if (known) return known;

  const schema = z.looseObject(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partSchema(part).optional()])),
  );
  schemas.set(parts, schema);
  return schema;
}
