import { afterEach, expect, test } from 'vitest';
import { formatDollars, formatHalves, formatNumber, shortDollars } from '../language/format-number.ts';
import { readLanguageFrom } from '../language/language.ts';
import { market, readMarketFrom } from '../language/market.ts';
import { shownSize, sizeUnits } from '../listing/home-size.ts';
import { priceBands } from '../listing/price-bands.ts';
import { shortPrice, sizeLabel } from '../search/text/filter-labels.ts';
import { marketText, unitsOf } from './market-text.ts';
import { COUNTRIES, COUNTRY_CODES } from './time-zones.ts';

afterEach(() => {
  readMarketFrom(() => undefined);
  readLanguageFrom(() => 'en');
});

const SPACE = '\u00a0';
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(SPACE, ' ') : value);

// biome-ignore format: one market a line
test.each([
  ['en-CA', 'CAD', 'en', '$450,000'],
  ['en-CA', 'CAD', 'fr', `450${SPACE}000${SPACE}$`],
  ['en-US', 'USD', 'es', '$450,000'],
  ['en-CA', 'USD', 'en', 'US$450,000'],
  ['en-GB', 'GBP', 'en', '£450,000'],
  ['en-IE', 'EUR', 'en', '€450,000'],
  ['en-FR', 'EUR', 'fr', `450${SPACE}000${SPACE}€`],
  ['en-BE', 'EUR', 'fr', `450${SPACE}000${SPACE}€`],
  ['en-CH', 'CHF', 'fr', `450'000${SPACE}CHF`],
  ['en-MA', 'MAD', 'fr', `450.000${SPACE}MAD`],
  ['en-ES', 'EUR', 'es', `450.000${SPACE}€`],
  ['en-MX', 'MXN', 'es', '$450,000'],
  ['en-MX', 'USD', 'es', `USD${SPACE}450,000`],
  ['en-CO', 'COP', 'es', `$${SPACE}450.000`],
  ['en-ZA', 'ZAR', 'en', `R${SPACE}450${SPACE}000`],
] as const)('%s with %s in %s: %s', (locale, currency, language, text) => {
  const shape = market(language, marketText({ locale, currency, language, units: 'sqft' }));

  expect(formatDollars(450_000, language, shape)).toBe(text);
});

test('short prices, sizes and their filters are in the units of the site', () => {
  readMarketFrom(() => marketText({ locale: 'en-IE', currency: 'EUR', language: 'en', units: 'm2' }));

  expect([shortPrice(459_000), shortDollars(1.5, 'M'), formatNumber(12_345)]).toEqual([
    '€459K',
    '€1.5M',
    '12,345',
  ]);
  expect([shownSize(1076), sizeUnits(), sizeLabel(1076)]).toEqual([100, 'm²', 'At least 100 m²']);
});

test('halves have the decimal sign of the language', () => {
  expect((['en', 'fr', 'es'] as const).map((language) => formatHalves(2.5, market(language, '')))).toEqual([
    '2.5',
    '2,5',
    '2.5',
  ]);
});

// biome-ignore format: one market a line
test.each([
  ['en-CA', 'CAD', 'en', [25_000, '$25K – $50K', 1_000_000, '$1M+']],
  ['en-IE', 'EUR', 'en', [25_000, '€25K – €50K', 1_000_000, '€1M+']],
  ['en-MX', 'MXN', 'es', [250_000, '$250 k – $500 k', 10_000_000, '$10 M+']],
  ['en-PY', 'PYG', 'es', [125_000_000, '₲ 125 M – ₲ 250 M', 2_000_000_000, '₲ 2000 M+']],
] as const)('price bands of %s with %s are in its money', (locale, currency, language, expected) => {
  readMarketFrom(() => marketText({ locale, currency, language, units: 'sqft' }));
  readLanguageFrom(() => language);
  const bands = priceBands();
  const [first, last] = [bands[0], bands.at(-1)];

  expect([first?.lowPrice, first?.label, last?.lowPrice, last?.label].map(plain)).toEqual(expected);
  expect(last?.highPrice).toBeUndefined();
});

test('the country of sites is derived from the language if possible; units are those of the country until one is chosen', () => {
  const usual = { locale: 'en-US', currency: 'USD', language: 'es', units: 'sqft' } as const;

  expect(marketText(usual)).toBe('');
  expect(marketText({ ...usual, units: 'm2' })).toMatch(/\|m2$/);
  expect(['en-US', 'en-FR', 'en-GB', 'en-MX', 'en-XX'].map(unitsOf)).toEqual([
    'sqft',
    'm2',
    'sqft',
    'm2',
    'sqft',
  ]);
});

test('every country has a currency and time zones that the runtime knows', () => {
  const currencies = Intl.supportedValuesOf('currency');

  for (const code of COUNTRY_CODES) {
    const { currency, zones, languages } = COUNTRIES[code];
    expect(currencies).toContain(currency);
    for (const timeZone of Object.keys(zones))
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    for (const language of languages)
      expect(marketText({ locale: `en-${code}`, currency, language, units: 'm2' }).split('|')).toHaveLength(
        5,
      );
  }
});
