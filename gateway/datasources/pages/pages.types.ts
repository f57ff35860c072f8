import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language/language.ts';
import type { Page } from '#domain/page/page.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';

/**
 * Wire types of the page engine (docs/rest-calls.md). Stored JSON preserves unknown members, so that saved
 * documents round-trip and templates can upgrade their own state.
 */

const json = z.record(z.string(), z.unknown());
const revision = z.coerce.string();
const savedAt = z.string().nullish().default(null);

const strap = z.looseObject({ id: z.string(), name: z.string(), state: json, config: json });

export const storedPage = z
  .looseObject({
    id: z.string(),
    slug: z.string(),
    name: z.string().default(''),
    order: z.number().default(0),
    metaInfo: z.looseObject({
      title: z.string().default(''),
      description: z.string().default(''),
      imageUrl: z.string().default(''),
    }),
    hero: strap.nullable().default(null),
    straps: z.array(strap),
    config: json.default({}),
    state: json.default({}),
  })
  .transform((page) => page as unknown as Page);

export const pageAnswer = z.object({ page: storedPage, revision, savedAt });
export const movedAnswer = z.object({ movedTo: z.string().min(1) });

/** A stored page with its revision. */
export type PageVersion = {
  page: Page;
  revision: string;
  savedAt: string | null;
  /** The current slug, when it was requested by an older one. */
  movedTo: string | null;
  /** Whether visitors see it. */
  published: boolean;
};

export const pageListAnswer = z.object({
  pages: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string().default(''),
      order: z.number().default(0),
      title: z.string().nullish(),
      savedAt: z.string().nullish(),
      savedBy: z.string().nullish(),
      revision: z.coerce.string().nullish(),
      published: z.boolean().default(true),
      draftSavedAt: z.string().nullish(),
      publishAt: z.string().nullish(),
      unpublishAt: z.string().nullish(),
    }),
  ),
});

const texts = <Names extends readonly string[]>(...names: Names) =>
  z.looseObject(
    Object.fromEntries(names.map((name) => [name, z.string().default('')])) as Record<
      Names[number],
      z.ZodDefault<z.ZodString>
    >,
  );

export const storedWebsite = z
  .looseObject({
    config: z.looseObject({
      setup: json,
      display: texts('siteName', 'textTense', 'logoUrl', 'smallLogoUrl', 'thumbnailUrl').extend({
        // Another page engine does not know it, or knows languages that the product does not speak.
        language: z.enum(LANGUAGES).catch(DEFAULT_LANGUAGE),
      }),
      office: texts(
        'email',
        'phone',
        'cellPhone',
        'officePhone',
        'fax',
        'officeName',
        'address',
        'city',
        'province',
        'provinceCode',
        'postalCode',
      ),
      social: json,
    }),
    integrations: json.default({}),
    migrations: json.default({}),
    theme: json,
  })
  .transform((website) => website as unknown as Website);

export const storedTemplate = z
  .looseObject({
    name: z.string(),
    nav: z.array(z.unknown()).default([]),
    state: json.default({}),
    config: json.default({}),
  })
  .transform((template) => template as unknown as Header | Footer);

export const siteAnswer = z.object({
  website: storedWebsite,
  header: storedTemplate,
  footer: storedTemplate,
  revisions: z.object({ website: revision, header: revision, footer: revision }),
});
export type SiteVersion = z.infer<typeof siteAnswer>;
export type TemplateVersion = (Header | Footer) & { revision: string };
