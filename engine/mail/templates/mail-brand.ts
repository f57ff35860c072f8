import type { Kysely } from 'kysely';
import { isEmail } from '#domain/contact/email.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#domain/language/language.ts';
import { type Wording, wordingOf } from '#domain/language/wording.ts';
import { marketText } from '#domain/site/market-text.ts';
import type { WebsiteDisplay, WebsiteOffice } from '#domain/site/website.ts';
import { type Color, formatColor, overColor, parseColor } from '#domain/theme/color.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { AA_TEXT } from '#domain/theme/contrast.ts';
import { readableColor } from '#domain/theme/readable-color.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings } from '../../store/settings-table.ts';
import { findSpace } from '../../store/space-table.ts';

/** How the mails of a site look, and its language. */
export type MailBrand = {
  siteName: string;
  language: Wording;
  /** How it writes money (`domain/language/market.ts`); empty where the language alone determines it. */
  market?: string;
  /** Origin of the site, for the links. */
  origin: string;
  /** Absolute; null without a logo that mail clients show. */
  logoUrl: string | null;
  /** Where replies go; null without a usable email of the office. */
  replyTo: string | null;
  /** Postal address and phone, one line each. */
  office: string[];
  colors: {
    ground: string;
    text: string;
    link: string;
    band: string;
    onBand: string;
    button: string;
    onButton: string;
  };
};

const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };

/** Reads name, logo, colours and language of a site; one that was never saved has its host name and default colours. */
export async function readMailBrand(
  db: Kysely<Schema>,
  { spaceId, origin }: { spaceId: string; origin: string },
): Promise<MailBrand> {
  const [stored, space] = await Promise.all([
    findSettings(db, { spaceId, name: 'website' }),
    findSpace(db, spaceId),
  ]);
  const { config, theme } = (stored?.body ?? {}) as {
    config?: { display?: Partial<WebsiteDisplay>; office?: Partial<WebsiteOffice> };
    theme?: unknown;
  };
  const { siteName, language, logoUrl } = config?.display ?? {};
  const { email, phone, officeName, address, city, province, postalCode } = config?.office ?? {};
  const own = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const place = [city, province, postalCode].filter(Boolean).join(' ');

  return {
    siteName: siteName?.replace(/\s+/g, ' ').trim() || new URL(origin).hostname,
    language: wordingOf(own, space?.locale ?? ''),
    ...(space && { market: marketText({ ...space, language: own, units: 'sqft' }) }),
    origin,
    logoUrl: absoluteLogo(logoUrl, origin),
    replyTo: email && isEmail(email) ? email : null,
    office: [
      officeName === siteName ? '' : officeName,
      [address, place].filter(Boolean).join(', '),
      phone,
    ].filter((line) => !!line) as string[],
    colors: colorsOf(theme),
  };
}

/** Mail clients show no SVG, and many no AVIF: pictures of the site are requested as PNG. */
function absoluteLogo(logoUrl: string | undefined, origin: string): string | null {
  const url = logoUrl ? URL.parse(logoUrl, origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || /\.svg$/i.test(url.pathname)) return null;
  if (url.origin === origin && url.pathname.startsWith('/_files/')) {
    url.searchParams.set('w', '480');
    url.searchParams.set('f', 'png');
  }

  return url.href;
}

/** Opaque colours in hexadecimal, as mail clients read them, with the contrast that text needs. */
export function colorsOf(stored: unknown): MailBrand['colors'] {
  const { header, straps } = completeTheme(stored);
  const solid = (text: string, ground: Color, fallback: Color) =>
    overColor(parseColor(text) ?? fallback, ground);
  const on = (text: string, ground: Color) => readableColor(solid(text, ground, BLACK), [ground], AA_TEXT);
  const ground = solid(straps.default.bgColor, WHITE, WHITE);
  const band = solid(header.bgColor, WHITE, WHITE);
  const button = solid(straps.default.uiPrimary.bgColor, ground, BLACK);

  return {
    ground: formatColor(ground),
    text: formatColor(on(straps.default.text, ground)),
    link: formatColor(on(straps.default.linkText, ground)),
    band: formatColor(band),
    onBand: formatColor(on(header.titleText, band)),
    button: formatColor(button),
    onButton: formatColor(on(straps.default.uiPrimary.text, button)),
  };
}
