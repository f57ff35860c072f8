import { z } from 'zod';

/**
 * Wire types of the page engine (docs/rest-calls.md). Stored JSON preserves unknown members, so that saved
 * documents round-trip and templates can upgrade their own state.
 */

const json = z.record(z.string(), z.unknown());
const revision = z.coerce.string();
const savedAt = z.string().nullish().default(null);

const strap = z.looseObject({ id: z.string(), name: z.string(), state: json, config: json });
export type StoredStrap = z.infer<typeof strap>;

export const storedPage = z.looseObject({
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
});
export type StoredPage = z.infer<typeof storedPage>;

export const pageResponse = z.object({ page: storedPage, revision, savedAt });
export const movedResponse = z.object({ movedTo: z.string().min(1) });

/** A stored page with its revision. */
export type PageVersion = {
  page: StoredPage;
  revision: string;
  savedAt: string | null;
  /** The current slug, when it was requested by an older one. */
  movedTo: string | null;
  /** Whether visitors see it. */
  published: boolean;
};

export const pageListResponse = z.object({
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

export const storedWebsite = z.looseObject({
  config: z.looseObject({
    setup: texts('blogUrl'),
    display: texts('siteName', 'logoUrl', 'logoDarkUrl', 'smallLogoUrl', 'thumbnailUrl').extend({
      textTense: z.string().optional(),
      language: z.string().optional(),
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
      'licence',
    ),
    social: json,
  }),
  integrations: json.default({}),
  migrations: json.default({}),
  theme: json,
});
export type StoredWebsite = z.infer<typeof storedWebsite>;

export const storedTemplate = z.looseObject({
  name: z.string(),
  nav: z.array(z.unknown()).default([]),
  state: json.default({}),
  config: json.default({}),
});
/** A stored header or footer. */
export type StoredTemplate = z.infer<typeof storedTemplate>;

export const siteResponse = z.object({
  website: storedWebsite,
  header: storedTemplate,
  footer: storedTemplate,
  revisions: z.object({ website: revision, header: revision, footer: revision }),
});
export type SiteVersion = z.infer<typeof siteResponse>;
export type TemplateVersion = StoredTemplate & { revision: string };
