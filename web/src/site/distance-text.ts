import { formatNumber } from '#domain/language/format-number.ts';
import { market } from '#domain/language/market.ts';
import { message } from '../messages.ts';
import type { SiteModel } from './site-model.ts';

const METRES_PER_MILE = 1609.344;
const FEET_PER_METRE = 3.28084;

/** `450 m`, `1.2 km`; in the United States `450 ft`, `1.2 mi`. */
export function distanceText(metres: number, { locale }: SiteModel['space']): string {
  return locale.endsWith('-US') ? imperial(metres) : metric(metres);
}

function metric(metres: number): string {
  const tens = Math.round(metres / 10) * 10;

  return tens < 1000
    ? message('distance.m', { distance: formatNumber(tens) })
    : message('distance.km', { distance: withDecimal(metres / 1000) });
}

function imperial(metres: number): string {
  const miles = metres / METRES_PER_MILE;

  return miles < 0.1
    ? message('distance.ft', { distance: formatNumber(Math.round((metres * FEET_PER_METRE) / 10) * 10) })
    : message('distance.mi', { distance: withDecimal(miles) });
}

const withDecimal = (value: number) => value.toFixed(1).replace('.', market()[2] ?? '.');
