import { z } from 'zod';
import { number, text, url } from '../json/parts-schema.ts';
import {
  HEADING_SIZES,
  type HeadingPart,
  HTML_DISPLAYS,
  type HtmlPart,
  ICON_STYLES,
  type IconPart,
  IMAGE_FILTERS,
  type ImagePart,
  type RangePart,
} from './parts.ts';

/** Sides of an image in pixels; 0 is automatic. */
const side = z.int().min(0).max(10_000);
const LIMIT = 1_000_000_000;
const amount = number(-LIMIT, LIMIT);

export const imagePartSchema: z.ZodType<ImagePart> = z.object({
  imageUrl: url,
  href: url.optional(),
  altText: text().optional(),
  linkOut: z.boolean().optional(),
  width: side.optional(),
  height: side.optional(),
  filter: z.enum(IMAGE_FILTERS).optional(),
});

export const htmlPartSchema: z.ZodType<HtmlPart> = z.object({
  html: z.string().refine(isUriEncoded, 'Markup is stored URI-encoded'),
  display: z.enum(HTML_DISPLAYS),
  className: text(500).optional(),
  disablePostscribe: z.boolean().optional(),
});

export const headingPartSchema: z.ZodType<HeadingPart> = z.object({
  html: z.string(),
  size: z.enum(HEADING_SIZES),
});

export const iconPartSchema: z.ZodType<IconPart> = z.object({
  name: text(80),
  label: text().optional(),
  fontSize: number(0, 1000).optional(),
  style: z.enum(ICON_STYLES).optional(),
});

export const rangePartSchema: z.ZodType<RangePart> = z
  .object({
    min: amount,
    max: amount,
    initial: amount.optional(),
    initialStart: amount.optional(),
    initialEnd: amount.optional(),
    interval: amount.positive().optional(),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'The greatest value is below the least' });

function isUriEncoded(value: string): boolean {
  return /^(?:%[0-9A-Fa-f]{2}|[A-Za-z0-9\-_.!~*'()])*$/.test(value);
}
