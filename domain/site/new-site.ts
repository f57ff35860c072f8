import { checkSignUp, type SignUpProblems, tidyEmail } from '../account/sign-up.ts';
import { isLanguage, type Language } from '../language/language.ts';
import { slugify } from '../page/slug.ts';
import { readHostName } from './host-name.ts';
import { zoneOfArea } from './region-zones.ts';
import { COUNTRIES, type CountryCode, CURRENCIES, isCountry, usualZone, zoneCentre } from './time-zones.ts';
import { UNITS, type Units } from './units.ts';

/**
 * What somebody enters to create a site; the password only where the owner chooses it at once. An empty time zone, currency,
 * unit or language is the usual one of the country.
 */
export type NewSiteFields = {
  siteName: string;
  host: string;
  country: string;
  area: string;
  timeZone: string;
  currency: string;
  units: string;
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
  currency: string;
  units: Units;
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
  units?: 'invalid';
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
  const { country, password } = fields;
  const { timeZone, currency, units, language } = withUsual(fields);
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
    units: isUnits(units) ? undefined : 'invalid',
    language: isLanguage(language) ? undefined : 'invalid',
    ownerName: account.name,
    email: account.email,
    password: needsPassword ? account.password : undefined,
  };
  const found = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(found).length > 0 || host === null) {
    return { problems: found };
  }
  if (!isCountry(country) || !isUnits(units) || !isLanguage(language)) {
    return { problems: found };
  }

  return { site: { siteName, host, country, area, timeZone, currency, units, language, owner } };
}

/** BCP 47: the locale of a site's space, whose language is that of its names; the site's own language is a setting. */
export function localeOf(country: CountryCode): string {
  return `en-${country}`;
}

/** The choices with what is usual in the country in the place of empty ones. */
export function withUsual({
  country,
  area,
  timeZone,
  currency,
  units,
  language,
}: Pick<NewSiteFields, 'country' | 'area' | 'timeZone' | 'currency' | 'units' | 'language'>) {
  if (!isCountry(country)) return { timeZone, currency, units, language };
  const usual = COUNTRIES[country];

  return {
    timeZone: timeZone || zoneOfArea(country, area) || usualZone(country),
    currency: currency || usual.currency,
    units: units || usual.units,
    language: language || usual.languages[0],
  };
}

function isUnits(value: string): value is Units {
  return UNITS.some((one) => one === value);
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
