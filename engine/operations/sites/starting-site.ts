import { wordingOf } from '#domain/language/wording.ts';
import type { Page } from '#domain/page/page.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { localeOf, type NewSite } from '#domain/site/new-site.ts';
import { NEW_WIZARD } from '#domain/site/site-wizard.ts';
import { doneMigrations } from '#domain/site/upgrade-website.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { checkWebsite } from '#domain/site/website-schema.ts';
import { accepted } from './templates/site-kit.ts';
import { buildSite } from './templates/site-templates.ts';

type StartingSite = { website: Website; header: Header; footer: Footer; pages: Page[] };

/** The settings and pages that a new site begins with, made and checked like those that an agent saves. */
export function startingSite(
  { siteName, language, country, area, units, owner }: NewSite,
  { parts, agentId, template }: { parts: PartsTable; agentId: string; template: string },
): StartingSite {
  const { theme, textTense, ...built } = buildSite(
    template,
    { siteName, language: wordingOf(language, localeOf(country)), area },
    parts,
  );

  return {
    website: accepted(
      checkWebsite({
        config: {
          setup: { agentID: agentId, units, wizard: { ...NEW_WIZARD, template } },
          display: { siteName, textTense, language },
          office: { email: owner.email, officeName: siteName },
        },
        migrations: doneMigrations(),
        theme,
      }),
    ),
    ...built,
  };
}
