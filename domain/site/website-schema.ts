import { z } from 'zod';
import { isClockTime } from '../alerts/schedule.ts';
import { checkJson } from '../json/check.ts';
import type { Checked } from '../json/checked.ts';
import { code, templateKey, text, url } from '../json/parts-schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language/language.ts';
import { STRAP_THEMES } from '../page/page.ts';
import { isSlug } from '../page/slug.ts';
import { templateProblems } from '../parts/check-state.ts';
import type { PartsTable } from '../parts/declaration.ts';
import { tidyPostalCode } from '../search/postal-code.ts';
import { searchSetupSchema } from '../search/search-setup-schema.ts';
import { themeSchema } from '../theme/theme-schema.ts';
import { analyticsSchema } from './analytics-schema.ts';
import { WIZARD_MARKS, WIZARD_STEPS } from './site-wizard.ts';
import { UNITS } from './units.ts';
import { type Footer, type Header, type NavItem, SOCIAL_NETWORKS, type Website } from './website.ts';

export const NAV_ITEMS_MAX = 100;
export const NAV_LEVELS_MAX = 3;
export const LINKS_MAX = 100;

const word = text(300).default('');
const optionalUrl = url.default('');
const customCode = code.default('');

/** The first segment of a URL; empty is the default. */
const segment = z
  .string()
  .refine(
    (value) => value === '' || isSlug(value),
    'An address is made of small letters, digits and hyphens',
  );

const clockTime = z.string().refine(isClockTime, 'A time is like 21:00');

const wizard = z.object({
  at: z.enum([...WIZARD_STEPS, 'end']),
  steps: z.partialRecord(z.enum(WIZARD_STEPS), z.enum(WIZARD_MARKS)).default({}),
  template: text(100).optional(),
});

const config = z.object({
  setup: z
    .object({
      agentID: word,
      brokerageID: word,
      blogUrl: optionalUrl,
      bodyClasses: text(500).default(''),
      scripts: customCode,
      styles: customCode,
      javascript: customCode,
      css: customCode,
      units: z.enum(UNITS).optional(),
      wizard: wizard.optional(),
      isTeam: z.boolean().optional(),
      legalPaths: z.object({ privacy: segment.optional(), disclaimer: segment.optional() }).optional(),
      vowFacts: text(5000).optional(),
      quietHours: z.object({ from: clockTime.optional(), until: clockTime.optional() }).optional(),
      search: searchSetupSchema.optional(),
    })
    .prefault({}),
  display: z.object({
    siteName: text(200),
    textTense: z.enum(['singular', 'plural']).default('singular'),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    logoUrl: optionalUrl,
    logoDarkUrl: optionalUrl,
    smallLogoUrl: optionalUrl,
    thumbnailUrl: optionalUrl,
  }),
  office: z
    .object({
      email: word,
      phone: word,
      cellPhone: word,
      officePhone: word,
      fax: word,
      officeName: word,
      address: word,
      city: word,
      province: word,
      provinceCode: word,
      postalCode: word.transform(tidyPostalCode),
      licence: word,
    })
    .prefault({}),
  social: z.partialRecord(z.enum(SOCIAL_NETWORKS), url).default({}),
});

/** An outside map service, with the key of its geocoding. */
const mapIntegration = z.looseObject({ autoCompletionKey: text(500).default('') });

export const websiteSchema: z.ZodType<Website> = z.object({
  config,
  // Integrations have custom keys, which are preserved; the public part: public-integrations-schema.ts.
  integrations: z
    .looseObject({
      analytics: analyticsSchema.default({}),
      map: mapIntegration.optional(),
      crm: z.looseObject({ url: optionalUrl }).optional(),
      forms: z.looseObject({ managerUrl: optionalUrl }).optional(),
    })
    .prefault({}),
  migrations: z.record(z.string().max(100), z.boolean()).default({}),
  theme: themeSchema,
});

const link = z.looseObject({
  text: text(500),
  href: url.optional(),
  icon: text(100).optional(),
  type: z.enum(['link', 'tag']).optional(),
  action: text(100).optional(),
  linkOut: z.boolean().optional(),
});

const links = z.array(link).max(LINKS_MAX).optional();

export const headerSchema: z.ZodType<Header> = z.object({
  name: templateKey,
  nav: z.array(navItem(NAV_LEVELS_MAX)).max(NAV_ITEMS_MAX).default([]),
  state: z.looseObject({ linkList1: links, linkList2: links }).default({}),
  config: z
    .object({ style: z.object({ theme: z.enum(STRAP_THEMES).default('default') }).prefault({}) })
    .prefault({}),
});

/** Validates a website and completes it with defaults. */
export function checkWebsite(value: unknown): Checked<Website> {
  return checkJson(websiteSchema, value);
}

/** Validates a header. */
export function checkHeader(value: unknown, parts: PartsTable): Checked<Header> {
  const checked = checkJson(headerSchema, value);
  if (!checked.ok) return checked;

  const problems = templateProblems(checked.value, parts);
  return problems.length > 0 ? { ok: false, problems } : checked;
}

/** Validates a footer, which has the shape of a header. */
export function checkFooter(value: unknown, parts: PartsTable): Checked<Footer> {
  return checkHeader(value, parts);
}

function navItem(levels: number): z.ZodType<NavItem> {
  const item = z.object({ label: text(200), href: url, linkOut: z.boolean().optional() });
  if (levels === 1) return item;

  return item.extend({
    dropdown: z
      .array(navItem(levels - 1))
      .max(NAV_ITEMS_MAX)
      .optional(),
  });
}
