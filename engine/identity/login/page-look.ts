import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { WebsiteDisplay } from '#domain/site/website.ts';
import { type Color, formatColor, overColor, parseColor } from '#domain/theme/color.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { AA_GRAPHICS, AA_TEXT } from '#domain/theme/contrast.ts';
import { readableColor } from '#domain/theme/readable-color.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings } from '../../store/settings-table.ts';
import type { Site } from '../sites.ts';

/** The logo and the colours of a site on the pages of the identity provider. */
export type PageLook = {
  /** A path of the site; null without a logo of its own. */
  logo: string | null;
  /** The style sheet that sets the colours. */
  style: string;
};

/** The language, name and look of every page of a site's sign-in and account. */
export type PageProps = { language: Language; siteName: string; look: PageLook };

const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
/** Pixels of a picture that is displayed half as wide. */
const LOGO_WIDTH = '480';

/** Reads name, language, logo and colours of a site; one that was never saved has its host name and default colours. */
export async function readPage(db: Kysely<Schema>, { spaceId, origin }: Site): Promise<PageProps> {
  const stored = await findSettings(db, { spaceId, name: 'website' });
  const { config, theme } = (stored?.body ?? {}) as {
    config?: { display?: Partial<WebsiteDisplay> };
    theme?: unknown;
  };
  const { siteName, language, logoUrl } = config?.display ?? {};

  return {
    siteName: siteName || new URL(origin).host,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    look: { logo: ownLogo(logoUrl, origin), style: styleOf(theme) },
  };
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

/** Colours as numbers alone, whatever a theme contains; on the white page they are moved until text is readable. */
export function styleOf(theme: unknown): string {
  const { header, straps } = completeTheme(theme);
  const { linkText, uiPrimary } = straps.default;
  const solid = (text: string, ground: Color, fallback: Color) =>
    overColor(parseColor(text) ?? fallback, ground);
  const band = solid(header.bgColor, WHITE, WHITE);
  const button = readableColor(solid(uiPrimary.bgColor, WHITE, BLACK), [WHITE], AA_GRAPHICS);
  const colors: Record<string, Color> = {
    band,
    'on-band': readableColor(solid(header.titleText, band, BLACK), [band], AA_TEXT),
    button,
    'on-button': readableColor(solid(uiPrimary.text, button, WHITE), [button], AA_TEXT),
    link: readableColor(solid(linkText, WHITE, BLACK), [WHITE], AA_TEXT),
  };
  const lines = Object.entries(colors).map(([name, color]) => `--${name}: ${formatColor(color)};`);

  return `:root { ${lines.join(' ')} }`;
}

const POLICY = 'content-security-policy';

/** Lets a page have the style sheet of its look, by hash, and pictures of the site. */
export function addLook(headers: Headers, { style }: PageLook): void {
  const policy = headers.get(POLICY);
  if (!policy) return;

  const hash = createHash('sha256').update(style).digest('base64');
  headers.set(POLICY, `${policy.replace('style-src ', `style-src 'sha256-${hash}' `)}; img-src 'self'`);
}
