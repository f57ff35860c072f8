import type { Kysely } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage } from '#domain/language/language.ts';
import { type Wording, wordingOf } from '#domain/language/wording.ts';
import { LEGAL_SLUGS } from '#domain/page/slug.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import type { Header, Website, WebsiteDisplay, WebsiteOffice } from '#domain/site/website.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings } from '../../store/settings-table.ts';
import { findSpace } from '../../store/space-table.ts';
import type { Site } from '../sites.ts';
import { type FontFile, lookOf, type PageLook } from './page-look.ts';

/** What every page of a site's sign-in and account has of the site. */
export type PageProps = {
  language: Wording;
  siteName: string;
  look: PageLook;
  /** A path of the site; null without a logo of its own. */
  logo: string | null;
  /** The first level of the header's navigation. */
  nav: readonly PageLink[];
  office: { lines: readonly string[]; phone: string; email: string };
  /** Paths of the legal pages. */
  legal: { privacy: string; disclaimer: string };
};

export type PageLink = { label: string; href: string };
export type ReadPage = (site: Site) => Promise<PageProps>;

/** More do not fit beside logo and phone. */
const NAV_MAX = 7;
/** Pixels of a picture that is displayed half as wide. */
const LOGO_WIDTH = '480';

/** Reads what the pages show of a site; one that was never saved has its host name and default colours. */
export function createPageReader(db: Kysely<Schema>, fontFile?: FontFile): ReadPage {
  return async ({ spaceId, origin }) => {
    const [website, header, space] = await Promise.all([
      findSettings(db, { spaceId, name: 'website' }),
      findSettings(db, { spaceId, name: 'header' }),
      findSpace(db, spaceId),
    ]);
    const { config, theme } = (website?.body ?? {}) as {
      config?: Partial<Website['config']>;
      theme?: unknown;
    };
    const display: Partial<WebsiteDisplay> = config?.display ?? {};
    const office: Partial<WebsiteOffice> = config?.office ?? {};
    const look = lookOf(theme, fontFile);
    const { logoUrl, logoDarkUrl } = display;
    const { privacy, disclaimer } = config?.setup?.legalPaths ?? {};

    return {
      siteName: display.siteName || new URL(origin).host,
      language: wordingOf(
        isLanguage(display.language) ? display.language : DEFAULT_LANGUAGE,
        space?.locale ?? '',
      ),
      look,
      logo: ownLogo((look.isDarkBand && logoDarkUrl) || logoUrl, origin),
      nav: navOf(header?.body, origin),
      office: { lines: addressLines(office), phone: officePhone(office), email: office.email ?? '' },
      legal: {
        privacy: `/${privacy || LEGAL_SLUGS.privacy}`,
        disclaimer: `/${disclaimer || LEGAL_SLUGS.disclaimer}`,
      },
    };
  };
}

function navOf(header: unknown, origin: string): PageLink[] {
  const { nav = [] } = (header ?? {}) as Partial<Header>;

  return nav
    .flatMap(({ label, href }) => {
      const url = label && href ? URL.parse(href, origin) : null;
      if (!url || !['http:', 'https:'].includes(url.protocol)) return [];
      return [{ label, href: url.origin === origin ? url.pathname + url.search + url.hash : url.href }];
    })
    .slice(0, NAV_MAX);
}

function addressLines({
  officeName,
  address,
  city,
  provinceCode,
  province,
  postalCode,
}: Partial<WebsiteOffice>): string[] {
  const region = [provinceCode || province, postalCode].filter(Boolean).join(' ');

  return [officeName, address, [city, region].filter(Boolean).join(', ')].filter((line): line is string =>
    Boolean(line),
  );
}

/** The pages load nothing from elsewhere: a logo of another host is replaced by the site's name. */
function ownLogo(logoUrl: string | undefined, origin: string): string | null {
  const url = logoUrl ? URL.parse(logoUrl, origin) : null;
  if (url?.origin !== origin || url.pathname === '/') return null;
  if (url.pathname.startsWith('/_files/') && !/\.svg$/i.test(url.pathname)) {
    url.searchParams.set('w', LOGO_WIDTH);
  }

  return url.pathname + url.search;
}
