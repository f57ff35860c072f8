import { z } from 'zod';
import { checkJson } from '../json/check.ts';
import type { Checked } from '../json/checked.ts';
import { filterPanel } from './panels/filter-panel.ts';
import { TRANSACTION_CHOICES } from './filters.ts';
import type { MapTier } from './map-zoom.ts';
import { MAX_CALL_SIZE } from './paging.ts';
import {
  DRAWING_CHOICES,
  FILTER_GROUPS,
  FILTER_KEYS,
  RAW_PANEL_KINDS,
  type SearchSetup,
  WHO_PANEL_KINDS,
} from './search-config.ts';
import { SITE_SORT_KEYS } from './sorts.ts';
import { metaTemplateProblem } from './text/meta-template.ts';

const word = z.string().trim().min(1, 'must not be empty').max(200, 'must not be longer than 200 characters');
const options = z.array(z.object({ value: word, label: word })).max(500);
const searchUrl = z
  .string()
  .max(4000)
  .regex(/^\/search(?:[/?]|$)/, 'must be an address of the search, like /search/condos');

const panel = z.union([
  z.enum(FILTER_KEYS),
  z.object({
    kind: z.enum(RAW_PANEL_KINDS),
    label: word,
    rawFieldSet: word,
    group: z.enum(FILTER_GROUPS).optional(),
  }),
  z.object({ kind: z.enum(WHO_PANEL_KINDS), label: word.optional() }),
]);

const rawFieldSet = z
  .object({
    field: word,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().positive().optional(),
    unit: z.string().max(20).optional(),
    values: options.optional(),
  })
  .refine(({ min = 0, max = 100 }) => min < max, { path: ['max'], message: 'must be more than min' });

const mapTier: z.ZodType<MapTier> = z.strictObject({
  from: z.number().min(0).max(24),
  content: z.discriminatedUnion('show', [
    z.strictObject({ show: z.literal('listings') }),
    z.strictObject({ show: z.literal('clusters'), precision: z.int().min(1).max(12) }),
    z.strictObject({ show: z.literal('nothing') }),
  ]),
});

/** The stored advanced search setup. */
export const searchSetupSchema: z.ZodType<SearchSetup> = z
  .strictObject({
    autocomplete: z
      .object({
        focusDistance: z.number().min(1).max(1000).optional(),
        size: z.int().min(1).max(20).optional(),
        streetNames: z.record(word, word).optional(),
      })
      .optional(),
    resultsPerPage: z.int().min(1).max(MAX_CALL_SIZE).optional(),
    defaultSort: z.enum(SITE_SORT_KEYS).optional(),
    defaultTransaction: z.enum(TRANSACTION_CHOICES).optional(),
    pointSearchRadius: z.number().min(0.1).max(200).optional(),
    rawFieldSets: z.record(z.string().max(100), rawFieldSet).optional(),
    preconfiguredSearches: z
      .array(
        z.object({
          slug: word,
          name: word,
          url: searchUrl,
          htmlMeta: z
            .object({ title: z.string().max(300).optional(), description: z.string().max(1000).optional() })
            .optional(),
        }),
      )
      .max(500)
      .optional(),
    defaultGeo: z
      .union([
        z.object({ type: z.literal('whosonfirst'), id: z.string().regex(/^\d{1,15}$/) }),
        z.object({ type: z.literal('all-areas') }),
      ])
      .optional(),
    panels: z.array(panel).max(50).optional(),
    filterOptions: z
      .object({ Office: options.optional(), Agent: options.optional(), 'Org chart': options.optional() })
      .optional(),
    mapTiers: z.union([z.enum(['stated', 'clusters']), z.array(mapTier).min(1).max(25)]).optional(),
    drawing: z.enum(DRAWING_CHOICES).optional(),
  })
  .superRefine((setup, context) => {
    for (const [index, entry] of (setup.panels ?? []).entries()) {
      try {
        filterPanel(entry, setup);
      } catch (error) {
        context.addIssue({ code: 'custom', path: ['panels', index], message: (error as Error).message });
      }
    }
  });

/** Additional rules for new setups; stored ones may have duplicate slugs or broken templates. */
const newSetupSchema: z.ZodType<SearchSetup> = searchSetupSchema.superRefine((setup, context) => {
  const slugs = new Set<string>();
  for (const [index, { slug, htmlMeta = {} }] of (setup.preconfiguredSearches ?? []).entries()) {
    const addIssue = (message: string, ...path: string[]) =>
      context.addIssue({ code: 'custom', path: ['preconfiguredSearches', index, ...path], message });

    if (slugs.has(slug)) addIssue('is the slug of another search too', 'slug');
    slugs.add(slug);
    for (const [name, template = ''] of Object.entries(htmlMeta)) {
      const problem = metaTemplateProblem(template);
      if (problem) addIssue(problem, 'htmlMeta', name);
    }
  }
});

/** Validates a setup. An empty one is rejected with the specified message. */
export function checkSearchSetup(value: unknown): Checked<SearchSetup> {
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    throw new Error('Empty setup object.');

  return checkJson(newSetupSchema, value);
}

/** Parses a setup as typed. Throws "Empty setup object." for an empty one; reports where JSON is invalid. */
export function readSearchSetup(text: string): Checked<SearchSetup> {
  if (text.trim() === '') throw new Error('Empty setup object.');

  try {
    return checkSearchSetup(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, problems: [{ field: '', message: `This is not JSON: ${error.message}` }] };
  }
}
