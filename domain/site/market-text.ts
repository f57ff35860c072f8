import type { Language } from '../language/language.ts';
import { COUNTRIES, isCountry } from './time-zones.ts';
import type { Units } from './units.ts';

type Market = { locale: string; currency: string; language: Language; units: Units };

/** Currencies in which a home costs about ten, hundred or thousand times as many units as in dollars. */
const SCALES: Readonly<Record<string, number>> = {
  MXN: 10,
  ZAR: 10,
  MAD: 10,
  HKD: 10,
  TTD: 10,
  GTQ: 10,
  BOB: 10,
  NAD: 10,
  BWP: 10,
  UYU: 50,
  DOP: 50,
  NIO: 50,
  PHP: 50,
  HNL: 20,
  DZD: 50,
  MUR: 50,
  VES: 50,
  KES: 100,
  JMD: 100,
  XPF: 100,
  CRC: 500,
  XOF: 500,
  XAF: 500,
  NGN: 1000,
  CLP: 1000,
  ARS: 1000,
  COP: 1000,
  PYG: 5000,
};
const NO_BREAK_SPACE = '\u00a0';
const texts = new Map<string, string>();

/**
 * What `market` of `domain/language` reads: empty for dollars and square feet in Canada and the United States, which the
 * dictionaries write themselves. The shape of an amount is that of CLDR. Servers only.
 */
export function marketText(site: Market): string {
  const key = JSON.stringify(site);
  const text = texts.get(key) ?? textOf(site);
  if (texts.size < 1000) texts.set(key, text);

  return text;
}

/** The units of a site that has not chosen any: those of its country. */
export function unitsOf(locale: string): Units {
  const country = regionOf(locale);

  return isCountry(country) ? COUNTRIES[country].units : 'sqft';
}

/** How many times higher prices are than in dollars. */
export function priceScaleOf(currency: string): number {
  return SCALES[currency] ?? 1;
}

function textOf({ locale, currency, language, units }: Market): string {
  const country = regionOf(locale);
  const isOwn = isCountry(country) && COUNTRIES[country].currency === currency;
  const isUsual = isOwn && (country === 'CA' || country === 'US');
  if (isUsual && units === 'sqft') return '';

  // Spanish and French of a country where they are not spoken fall back to Europe's, which North America does not write.
  const format = new Intl.NumberFormat(isUsual && language === 'es' ? 'es-US' : `${language}-${country}`, {
    style: 'currency',
    currency,
    currencyDisplay: isOwn ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: 'always',
  });
  const parts = format.formatToParts(1_234_567.5).map(({ type, value }) => ({
    type,
    value: value.replace(/[\s\u202f]/gu, NO_BREAK_SPACE),
  }));
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const symbol = partOf('currency') ?? currency;
  const isFirst = parts[0]?.type === 'currency';
  const space = parts.some(({ type, value }) => type === 'literal' && value === NO_BREAK_SPACE)
    ? NO_BREAK_SPACE
    : '';
  const gap = language === 'en' ? '' : NO_BREAK_SPACE;
  const pattern = isFirst
    ? `${symbol}${space}#${gap}^`
    : `#${NO_BREAK_SPACE}^${symbol.length > 1 ? NO_BREAK_SPACE : ''}${symbol}`;
  const shape = [pattern, partOf('group') ?? ',', partOf('decimal') ?? '.', priceScaleOf(currency)];

  return [...shape, units === 'm2' ? 'm2' : ''].join('|');
}

function regionOf(locale: string): string {
  return locale.split('-').at(-1) ?? '';
}
