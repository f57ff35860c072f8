import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { TemplateAudience } from '#domain/site/template-audiences.ts';
import { ACREAGE } from './acreage.ts';
import { BROKERAGE } from './brokerage.ts';
import { CLASSIC } from './classic.ts';
import { EDITORIAL } from './editorial.ts';
import { FAMILY } from './family.ts';
import { LOFT } from './loft.ts';
import { siteKit } from './site-kit.ts';
import { sitePages } from './site-pages.ts';
import type { BuiltSite, TemplateDefinition } from './site-template.ts';
import { type SiteFacts, siteTexts } from './site-texts.ts';
import { SOLO } from './solo.ts';

const DEFINITIONS: readonly TemplateDefinition[] = [
  CLASSIC,
  EDITORIAL,
  FAMILY,
  LOFT,
  ACREAGE,
  BROKERAGE,
  SOLO,
];

/** A whole-site design, as somebody chooses it. */
export type SiteTemplate = {
  id: string;
  title: Readonly<Record<Language, string>>;
  /** One line. */
  summary: Readonly<Record<Language, string>>;
  suits: readonly TemplateAudience[];
};

export const SITE_TEMPLATES: readonly SiteTemplate[] = DEFINITIONS.map(
  ({ id, titleKey, summaryKey, suits }) => ({
    id,
    suits,
    title: inEachLanguage((language) => siteTexts(language)(titleKey)),
    summary: inEachLanguage((language) => siteTexts(language)(summaryKey)),
  }),
);

/** The design of a site that chose none. */
export const DEFAULT_TEMPLATE = CLASSIC.id;

export function isSiteTemplate(id: string): boolean {
  return DEFINITIONS.some((template) => template.id === id);
}

/** Whether a design is for somebody who works under their own name. */
export function isForOne(id: string): boolean {
  return DEFINITIONS.some((template) => template.id === id && template.textTense === 'singular');
}

/** Theme, header, footer and pages of a template for one brokerage. Throws for an unknown template. */
export function buildSite(templateId: string, facts: SiteFacts, parts: PartsTable): BuiltSite {
  const template = DEFINITIONS.find(({ id }) => id === templateId);
  if (!template) throw new Error(`There is no site template ${templateId}`);
  const kit = siteKit(facts, parts, template.headings);

  return {
    theme: template.theme(),
    textTense: kit.isTeam ? 'plural' : (template.textTense ?? 'plural'),
    ...sitePages(template, kit),
  };
}

function inEachLanguage(translate: (language: Language) => string): Readonly<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, translate(language)])) as Record<
    Language,
    string
  >;
}
