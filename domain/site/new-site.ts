import { checkSignUp, type SignUpProblems, tidyEmail } from '../account/sign-up.ts';
import { isLanguage, type Language } from '../language/language.ts';
import { slugify } from '../page/slug.ts';
import { readHostName } from './host-name.ts';
import { type CountryCode, CURRENCIES, isCountry, zoneCentre } from './time-zones.ts';
import type { Space } from './website.ts';

/** What somebody enters to create a site; the password only where the owner chooses it at once. */
export type NewSiteFields = {
  siteName: string;
  host: string;
  country: string;
  area: string;
  timeZone: string;
  currency: string;
  language: string;
  ownerName: string;
  email: string;
  password: string;
};
export type NewSiteField = keyof NewSiteFields;

export type NewSite = {
  siteName: string;
  host: string;
  country: CountryCode;
  /** The city or area, for example "Halifax, NS"; may be empty. */
  area: string;
  timeZone: string;
  currency: Space['currency'];
  language: Language;
  owner: { name: string; email: string };
};

export type NewSiteProblems = {
  siteName?: 'missing' | 'long' | 'signs';
  host?: 'missing' | 'invalid' | 'taken';
  country?: 'invalid';
  area?: 'long' | 'signs';
  timeZone?: 'invalid';
  currency?: 'invalid';
  language?: 'invalid';
  ownerName?: SignUpProblems['name'];
  email?: SignUpProblems['email'];
  password?: SignUpProblems['password'];
};

export type CheckedSite = { site: NewSite } | { problems: NewSiteProblems };

export const SITE_NAME_MAX = 100;
export const AREA_MAX = 100;

/** The site that the fields describe, or the problem of each field that has one. */
export function checkNewSite(
  fields: NewSiteFields,
  { needsPassword }: { needsPassword: boolean },
): CheckedSite {
  const { country, timeZone, currency, language, password } = fields;
  const siteName = oneLine(fields.siteName);
  const area = oneLine(fields.area);
  const host = readHostName(fields.host);
  const owner = { name: oneLine(fields.ownerName), email: tidyEmail(fields.email) };
  const account = checkSignUp({ ...owner, password });
  const problems: NewSiteProblems = {
    siteName: siteName === '' ? 'missing' : (lineProblem(siteName, SITE_NAME_MAX) ?? undefined),
    host: fields.host.trim() === '' ? 'missing' : host === null ? 'invalid' : undefined,
    country: isCountry(country) ? undefined : 'invalid',
    area: lineProblem(area, AREA_MAX) ?? undefined,
    timeZone: isCountry(country) && zoneCentre(country, timeZone) ? undefined : 'invalid',
    currency: CURRENCIES.some((known) => known === currency) ? undefined : 'invalid',
    language: isLanguage(language) ? undefined : 'invalid',
    ownerName: account.name,
    email: account.email,
    password: needsPassword ? account.password : undefined,
  };
  const found = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(found).length > 0 || host === null || !isCountry(country) || !isLanguage(language)) {
    return { problems: found };
  }

  const site = { siteName, host, country, area, timeZone, language, owner };
  return { site: { ...site, currency: currency === 'USD' ? 'USD' : 'CAD' } };
}

/** Characters of a key, which is a folder of files too. */
const KEY_MAX = 40;

/** A key of a space from its name; never empty. */
export function spaceKey(siteName: string): string {
  return slugify(siteName).slice(0, KEY_MAX).replace(/-+$/, '') || 'site';
}

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

function lineProblem(line: string, max: number): 'long' | 'signs' | null {
  if (line.length > max) return 'long';

  return /[\p{Cc}\p{Cs}<>{}]/u.test(line) ? 'signs' : null;
}
