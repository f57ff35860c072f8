import type { Random } from '../art/random.ts';
import type { Property } from './property.ts';

const TERMS = {
  '12 Months': 'Available on a one-year lease; references are asked for.',
  '6 Months': 'A lease of six months is possible.',
  'Month To Month': 'Rented month to month.',
} as const;
const PETS = {
  No: 'No pets, please.',
  'Cats OK': 'Cats are welcome.',
  'Cats OK, Dogs OK': 'Cats and dogs are welcome.',
  'Size Limit': 'Small pets are considered.',
} as const;
/** What the rent includes, and what the tenant pays then. */
const UTILITIES = {
  'Gas, Water': ['Heat and water are included in the rent.', 'Electricity, Internet'],
  'Water, Trash Collection': ['Water and waste are included in the rent.', 'Electricity, Gas, Internet'],
  'All Utilities': ['All utilities are included in the rent.', 'Internet'],
} as const;

/** Terms of the lease of a home as facts, and sentences of the remarks that say the same. */
export function makeLease(random: Random, { price }: Property, now: Date) {
  const term = random.weighted([
    ['12 Months', 8],
    ['6 Months', 1],
    ['Month To Month', 1],
  ] as const);
  const pets = random.weighted([
    ['No', 3],
    ['Cats OK', 2],
    ['Cats OK, Dogs OK', 2],
    ['Size Limit', 3],
  ] as const);
  const included = random.weighted([
    ['Gas, Water', 4],
    ['Water, Trash Collection', 4],
    ['All Utilities', 1],
  ] as const);
  const [utilities, tenantPays] = UTILITIES[included];
  const furnished = random.weighted([
    ['Unfurnished', 8],
    ['Partially', 1],
    ['Furnished', 1],
  ] as const);

  return {
    facts: {
      'Availability Date': firstOfMonth(now, random.whole(1, 3)),
      'Lease Term': term,
      'Security Deposit': `$${price.toLocaleString('en-CA')}`,
      Furnished: furnished,
      'Pets Allowed': pets,
      'Rent Includes': included,
      'Tenant Pays': tenantPays,
    },
    sentences: [TERMS[term], PETS[pets], utilities],
  };
}

function firstOfMonth(now: Date, monthsLater: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1))
    .toISOString()
    .slice(0, 10);
}
