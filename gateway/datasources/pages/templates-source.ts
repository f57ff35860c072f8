import { z } from 'zod';
import { isLanguage, LANGUAGES } from '#domain/language/language.ts';
import { TEMPLATE_AUDIENCES } from '#domain/site/template-audiences.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import type { Changed } from './page-editing-source.ts';
import { storedPage, storedTemplate } from './pages.types.ts';
import { adminPath } from './pages-source.ts';

const eachLanguage = z
  .record(z.string(), z.string())
  .refine((texts) => LANGUAGES.every((language) => texts[language] !== undefined));
const templates = z.object({
  templates: z.array(
    z.object({
      id: z.string(),
      title: eachLanguage,
      summary: eachLanguage,
      suits: z.array(z.enum(TEMPLATE_AUDIENCES)).default([]),
    }),
  ),
});
const builtSite = z.object({
  theme: z.record(z.string(), z.unknown()),
  textTense: z.enum(['singular', 'plural']),
  siteName: z.string().nullable().default(null),
  header: storedTemplate,
  footer: storedTemplate,
  pages: z.array(storedPage),
});
const formerSite = z
  .object({
    id: z.string(),
    template: z.string().nullable(),
    madeAt: z.string(),
    madeBy: z.string(),
    withPages: z.boolean(),
  })
  .transform(({ template, ...site }) => ({ ...site, templateId: template }));
const look = builtSite.pick({ theme: true, header: true, footer: true });
const partNames = z.array(z.enum(['header', 'footer', 'website']));
const designDraft = z
  .object({
    template: z.string(),
    madeAt: z.string(),
    withPages: z.boolean(),
    parts: partNames,
    pages: z.array(z.object({ slug: z.string(), name: z.string(), isNew: z.boolean() })),
  })
  .transform(({ template, ...draft }) => ({ ...draft, templateId: template }));
const designDrafts = z.object({ draft: designDraft.nullable() });
const drafted = z.object({
  draft: designDraft.nullable(),
  inTheWay: z
    .object({ parts: partNames, pages: z.array(z.object({ slug: z.string(), name: z.string() })) })
    .nullable(),
});
const formerSites = z.object({ sites: z.array(formerSite) });
const applied = z.object({
  former: formerSite.nullable(),
  edited: z.array(z.object({ slug: z.string(), name: z.string() })),
  editedParts: partNames,
});

type FormerSite = z.infer<typeof formerSite>;
type BuiltSite = z.infer<typeof builtSite>;

/** The page engine's calls for templates of whole websites. Writes are never retried. */
export class TemplatesSource extends RestSource {
  readonly #changed: Changed;

  constructor({ changed, ...options }: RestSourceOptions & { changed: Changed }) {
    super(options);
    this.#changed = changed;
  }

  /** In a language of the product. */
  async list(language: string) {
    const { templates: found } = await this.get(templates, [...adminPath(this.spaceId), 'templates']);
    const own = isLanguage(language) ? language : 'en';

    return found.map(({ id, title, summary, suits }) => ({
      suits,
      id,
      title: title[own] ?? id,
      summary: summary[own] ?? '',
    }));
  }

  build(template: string): Promise<BuiltSite | null> {
    return this.find(builtSite, [...adminPath(this.spaceId), 'templates', template]);
  }

  async apply(template: string, body: { replace: boolean; keepTheme: boolean }) {
    const response = await this.exchange({
      method: 'POST',
      path: [...adminPath(this.spaceId), 'templates', template, 'apply'],
      body,
    });
    await this.#changed();

    return this.read(applied, response);
  }

  /** A ready page; null for an unknown one. */
  startPage(start: string, { name, isSample }: { name: string; isSample: boolean }) {
    return this.find(storedPage, [...adminPath(this.spaceId), 'page-starts', start], {
      name,
      sample: String(isSample),
    });
  }

  look(template: string) {
    return this.find(look, [...adminPath(this.spaceId), 'templates', template, 'look']);
  }

  async draft(template: string, body: { withPages: boolean; replace: boolean }) {
    const response = await this.exchange({
      method: 'POST',
      path: [...adminPath(this.spaceId), 'templates', template, 'draft'],
      body,
    });
    await this.#changed();

    return this.read(drafted, response);
  }

  /** Null also where the engine knows no design drafts. */
  async findDraft() {
    const found = await this.find(designDrafts, [...adminPath(this.spaceId), 'design-draft']);

    return found?.draft ?? null;
  }

  async publishDraft(): Promise<FormerSite> {
    const response = await this.exchange({
      method: 'POST',
      path: [...adminPath(this.spaceId), 'design-draft', 'publish'],
    });
    await this.#changed();

    return this.read(formerSite, response);
  }

  async discardDraft(): Promise<void> {
    await this.exchange({ method: 'DELETE', path: [...adminPath(this.spaceId), 'design-draft'] });
    await this.#changed();
  }

  async listFormer(): Promise<FormerSite[]> {
    return (await this.get(formerSites, [...adminPath(this.spaceId), 'former-sites'])).sites;
  }

  async restoreFormer(id: string): Promise<FormerSite> {
    const response = await this.exchange({
      method: 'POST',
      path: [...adminPath(this.spaceId), 'former-sites', id, 'restore'],
    });
    await this.#changed();

    return this.read(formerSite, response);
  }
}
