import { escapeHtml } from '#domain/html/escape-html.ts';
import { fill } from '#domain/language/fill.ts';
import { firstPerson } from '#domain/site/first-person.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import type { ListingSourceQuery } from '../data/source.generated.ts';
import { message } from '../messages.ts';
import { legalSlugs } from '../site/legal-slugs.ts';
import type { SiteModel } from '../site/site-model.ts';
import { type LegalMessageKey, legalMessage } from './legal-messages.ts';
import { systemPage } from './system-page.ts';

const FIRST_YEAR = 2003;
export const NOTICES_SEGMENT = 'intellectual-property-notices';

export type LegalPageKind = 'privacy' | 'disclaimer' | 'notices';
type Source = ListingSourceQuery['source'] | null;
type Section = { heading: LegalMessageKey; body: string };

/** The legal page at this path, if any. */
export function legalPageKind(site: SiteModel, slug: string, rest = ''): LegalPageKind | null {
  const { privacy, disclaimer } = legalSlugs(site.website);
  if (rest === NOTICES_SEGMENT) return slug === disclaimer ? 'notices' : null;
  if (slug === privacy) return 'privacy';

  return slug === disclaimer ? 'disclaimer' : null;
}

/** A legal page as a page with one text strap. */
export function legalPage(
  kind: LegalPageKind,
  site: SiteModel,
  source: Source,
  now = new Date(),
): LoadedPage {
  const translate = translator(site, now);
  const body = sections(kind, translate, source, now.getFullYear()).map(
    ({ heading, body: text }) => `<h2>${translate(heading)}</h2><p>${text}</p>`,
  );
  const intro = kind === 'privacy' ? `<p>${translate('privacy.intro')}</p>` : '';
  const notices = kind === 'disclaimer' ? noticesLink(site, translate) : '';

  return systemPage({
    slug: kind,
    title: translate(`${kind}.title`),
    description: translate(`${kind}.description`),
    strap: 'strap-text',
    state: {
      title: { html: translate(`${kind}.title`), size: 'h1' },
      text: { html: intro + body.join('') + notices },
      buttonList: [],
    },
    textAlign: 'left',
  });
}

function sections(kind: LegalPageKind, translate: Translate, source: Source, year: number): Section[] {
  const part = (name: string): Section => ({
    heading: `${kind}.${name}.heading` as LegalMessageKey,
    body: translate(`${kind}.${name}.body` as LegalMessageKey),
  });
  const sourceText = [source?.copyright, source?.disclaimer]
    .filter((text) => text != null)
    .map((text) => escapeHtml(fill(text, { year })));

  switch (kind) {
    case 'privacy':
      return ['automatic', 'reports', 'personal', 'use', 'transfers', 'questions'].map(part);
    case 'disclaimer':
      return [
        {
          ...part('copyright'),
          body: [translate('disclaimer.copyright.body'), ...sourceText].join('</p><p>'),
        },
        part('accuracy'),
        part('advice'),
      ];
    case 'notices':
      return [
        {
          heading: 'notices.trademarks.heading',
          body: escapeHtml(source?.trademarks ?? message('footer.trademarks')),
        },
        ...(sourceText.length > 0
          ? [{ heading: 'notices.source.heading', body: sourceText.join('</p><p>') } as const]
          : []),
        part('content'),
      ];
  }
}

type Translate = (key: LegalMessageKey) => string;

function translator({ website }: SiteModel, now: Date): Translate {
  const { display, office } = website.config;
  const params = {
    ...firstPerson(display),
    siteName: escapeHtml(display.siteName),
    firstYear: FIRST_YEAR,
    year: now.getFullYear(),
    contact: escapeHtml(
      [office.email, officePhone(office), office.fax && legalMessage('contact.fax', { fax: office.fax })]
        .filter(Boolean)
        .join(', '),
    ),
  };

  return (key) => legalMessage(key, params);
}

function noticesLink(site: SiteModel, translate: Translate): string {
  const path = `/${encodeURIComponent(legalSlugs(site.website).disclaimer)}/${NOTICES_SEGMENT}`;

  return `<p><a href="${path}">${translate('disclaimer.notices.link')}</a></p>`;
}
