import { z } from 'zod';
import { checkJson, PROBLEMS_MAX } from '../json/check.ts';
import type { Checked } from '../json/checked.ts';
import { color, freeJson, number, templateKey, text, url } from '../json/parts-schema.ts';
import {
  BUTTON_STYLES,
  DEFAULT_META_DESCRIPTION,
  DEFAULT_META_TITLE,
  DEFAULT_STRAP_STYLE,
  FRAME_HEIGHTS,
  FRAME_SPACES,
  FRAME_WIDTHS,
  HERO_ID,
  OVERLAY_STYLES,
  type Page,
  PICTURE_SHAPES,
  SLIDER_STYLES,
  STRAP_THEMES,
  type Strap,
  type StrapConfig,
  TEXT_ALIGNS,
} from './page.ts';
import { partProblems } from '../parts/check-state.ts';
import type { PartsTable } from '../parts/declaration.ts';
import { isSlug } from './slug.ts';
import { orderedStraps } from './strap-order.ts';
import {
  BACKGROUND_IMAGES_MAX,
  CLASSES_MAX,
  FRAME_COLUMNS,
  GRADIENT_ANGLE,
  GRADIENT_STOPS_MAX,
  OVERLAY_ALPHA,
  TRANSITION_INTERVAL,
} from './style-limits.ts';

export const STRAPS_MAX = 500;

const base = DEFAULT_STRAP_STYLE;

const bgImage = z.object({
  imageUrls: z.array(url).max(BACKGROUND_IMAGES_MAX).default(base.bgImage.imageUrls),
  greyscale: z.boolean().default(base.bgImage.greyscale),
  repeat: z.boolean().default(base.bgImage.repeat),
  parallax: z.boolean().default(base.bgImage.parallax),
  kenburns: z.boolean().default(base.bgImage.kenburns),
  transitionStyle: z.enum(SLIDER_STYLES).default(base.bgImage.transitionStyle),
  transitionInterval: number(TRANSITION_INTERVAL.min, TRANSITION_INTERVAL.max).default(
    base.bgImage.transitionInterval,
  ),
});

const bgVideo = z.object({
  mp4Url: url.default(base.bgVideo.mp4Url),
  webmUrl: url.default(base.bgVideo.webmUrl),
  oggUrl: url.default(base.bgVideo.oggUrl),
});

const overlayGradient = z.object({
  angle: number(GRADIENT_ANGLE.min, GRADIENT_ANGLE.max).default(base.overlayGradient.angle),
  colors: z
    .array(z.object({ color, pos: number(0, 1) }))
    .max(GRADIENT_STOPS_MAX)
    .default(base.overlayGradient.colors),
});

const frame = z.object({
  width: z.enum(FRAME_WIDTHS).default(base.frame.width),
  height: z.enum(FRAME_HEIGHTS).default(base.frame.height),
  above: z.enum(FRAME_SPACES).default(base.frame.above),
  below: z.enum(FRAME_SPACES).default(base.frame.below),
  columns: z.int().min(FRAME_COLUMNS.min).max(FRAME_COLUMNS.max).default(base.frame.columns),
  pictures: z.enum(PICTURE_SHAPES).default(base.frame.pictures),
  buttons: z.enum(BUTTON_STYLES).default(base.frame.buttons),
});

const style = z.object({
  rule: z.boolean().default(base.rule),
  theme: z.enum(STRAP_THEMES).default(base.theme),
  // Rich text uses "center" where straps use "centered".
  textAlign: z
    .preprocess((value) => (value === 'center' ? 'centered' : value), z.enum(TEXT_ALIGNS))
    .default(base.textAlign),
  bgTransparent: z.boolean().default(base.bgTransparent),
  bgImage: bgImage.prefault({}),
  bgVideo: bgVideo.prefault({}),
  overlayStyle: z.enum(OVERLAY_STYLES).default(base.overlayStyle),
  overlayAlpha: number(OVERLAY_ALPHA.min, OVERLAY_ALPHA.max).default(base.overlayAlpha),
  overlayColor: color.default(base.overlayColor),
  overlayGradient: overlayGradient.prefault({}),
  frame: frame.prefault({}),
});

export const strapConfigSchema: z.ZodType<StrapConfig> = z.object({
  hidden: z.boolean().default(false),
  outerClasses: text(CLASSES_MAX).default(''),
  innerClasses: text(CLASSES_MAX).default(''),
  style: style.prefault({}),
});

export const strapSchema: z.ZodType<Strap> = z.object({
  id: z.string().min(1).max(100),
  name: templateKey,
  order: z.int().min(0).max(100_000),
  state: freeJson,
  config: strapConfigSchema,
});

const heroSchema = strapSchema.transform((hero): Strap => ({ ...hero, id: HERO_ID, order: 0 }));

const metaInfo = z.object({
  title: text(300).default(DEFAULT_META_TITLE),
  description: text().default(DEFAULT_META_DESCRIPTION),
  imageUrl: url.default(''),
});

const slug = z.string().refine(isSlug, 'An address is made of small letters, digits and hyphens');

export const pageSchema: z.ZodType<Page> = z
  .object({
    order: z.int().min(0).max(100_000).default(0),
    name: text(200),
    slug,
    metaInfo: metaInfo.prefault({}),
    hero: heroSchema.nullable().default(null),
    straps: z
      .array(strapSchema)
      .max(STRAPS_MAX, `A page has at most ${STRAPS_MAX} straps`)
      .superRefine((straps, context) => {
        for (const [index, id] of repeatedIds(straps)) {
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `Another strap has the id ${id}`,
          });
        }
      }),
    config: freeJson.default({}),
    state: freeJson.default({}),
  })
  .transform((page) => ({ ...page, id: page.slug, straps: orderedStraps(page.straps) }));

/**
 * A page from outside: checked, its straps' states by the parts their templates declare, completed with the defaults, its
 * id that of its slug, its straps in order.
 */
export function checkPage(value: unknown, parts: PartsTable): Checked<Page> {
  const checked = checkJson(pageSchema, value);
  if (!checked.ok) return checked;

  const problems = partProblems(checked.value, parts);
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, PROBLEMS_MAX) } : checked;
}

function repeatedIds(straps: readonly Strap[]): [index: number, id: string][] {
  const ids = straps.map(({ id }) => id);

  return [...ids.entries()].filter(([index, id]) => ids.indexOf(id) < index || id === HERO_ID);
}
