import { formatDollars } from '#domain/language/format-number.ts';
import { factKey } from '#domain/listing/fact-key.ts';
import type { Fact } from '#domain/listing/fact-groups.ts';
import { message } from '../messages.ts';

/** Names of the Data Dictionary that the page says in its own language. */
const NAMED = [
  'style',
  'rooms',
  'fullbathrooms',
  'halfbathrooms',
  'basement',
  'heating',
  'cooling',
  'parking',
  'lot',
  'interiorfeatures',
  'exteriorfeatures',
  'appliances',
  'flooring',
  'sewer',
  'water',
  'pool',
  'communityfeatures',
  'monthlyfee',
  'annualtaxes',
  'zoning',
] as const;
const COSTS: readonly string[] = ['monthlyfee', 'annualtaxes'];

/** A fact of the source as the page writes it: a usual name in the language of the site, an amount as money. */
export function factText({ name, value }: Fact): Fact {
  const key = factKey(name);
  const named = NAMED.find((one) => one === key);

  return {
    name: named ? message(`details.name.${named}`) : name,
    value: COSTS.includes(key) && /^\d+(\.\d+)?$/.test(value) ? formatDollars(Number(value)) : value,
  };
}
