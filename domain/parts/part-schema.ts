import { z } from 'zod';
import { isSafeUrl } from '../json/safe-url.ts';
import { number, TEXT_MAX, text, URL_MAX } from '../json/parts-schema.ts';
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
  type RangePart,
  type TextPart,
} from '../page/parts.ts';
import type { PartDeclaration, Parts, PlainKind } from './declaration.ts';
import { isSafeResource } from './safe-resource.ts';

/** Sides of an image in pixels; 0 is automatic. */
const side = z.int().min(0).max(10_000);
const LIMIT = 1_000_000_000;
const amount = number(-LIMIT, LIMIT);
const LIST_MAX = 500;

/** Pictures within the text are long; their length is that of the whole page's. */
const resource = z.string().refine(isSafeResource, 'This is not an address a page can use');
const address = text(URL_MAX).refine(isSafeUrl, 'This is not an address a page can use');
const id = text(200).nullable();

export const imagePartSchema: z.ZodType<ImagePart> = z.looseObject({
  imageUrl: resource,
  href: address.optional(),
  altText: text().optional(),
  linkOut: z.boolean().optional(),
  width: side.optional(),
  height: side.optional(),
  filter: z.enum(IMAGE_FILTERS).optional(),
});

export const htmlPartSchema: z.ZodType<HtmlPart> = z.looseObject({
  // What cannot be decoded is drawn as "Invalid HTML": refusing it would keep the rest of the page from being saved.
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
  href: address.optional(),
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
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'The greatest value is below the least' });

const navItem: z.ZodType = z.lazy(() =>
  z.looseObject({
    label: text(),
    href: address,
    linkOut: z.boolean().optional(),
    dropdown: z.array(navItem).max(LIST_MAX).optional(),
  }),
);

const searchSchema = z.looseObject({
  filters: z.record(z.string(), z.unknown()).optional(),
  geo: z.looseObject({}).nullable().optional(),
  sort: text(200).optional(),
  ids: z.array(text(200)).max(LIST_MAX).optional(),
});

const PLAIN: Record<PlainKind, z.ZodType> = {
  heading: headingPartSchema,
  richText: textPartSchema,
  html: htmlPartSchema,
  image: imagePartSchema,
  icon: iconPartSchema,
  link: linkPartSchema,
  video: z.looseObject({ url: resource }),
  nav: z.array(navItem).max(LIST_MAX),
  text: text(TEXT_MAX),
  address,
  toggle: z.boolean(),
  range: rangePartSchema,
  search: searchSchema,
  form: text(200),
  person: id,
  people: z.array(text(200)).max(LIST_MAX),
  listing: id,
  post: id,
  data: z.unknown(),
};

/** The schema of a part; null for a template without it is the same as a state that lacks it. */
export function partSchema(part: PartDeclaration): z.ZodType {
  if (typeof part === 'string') return PLAIN[part];

  switch (part.kind) {
    case 'number':
      return number(part.min, part.max);
    case 'choice':
      return z.enum(part.of);
    case 'list':
      return z.array(partSchema(part.of)).max(LIST_MAX);
    case 'group':
      return stateSchema(part.of);
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
