import type { Fact } from './fact-groups.ts';
import { factKey } from './fact-key.ts';

export type LeaseTerm = 'available' | 'term' | 'deposit' | 'furnished' | 'pets' | 'includes' | 'tenantPays';

/** The terms of a lease in the order a tenant asks for them, with the keys of the facts that name them. */
const KEYS: readonly (readonly [LeaseTerm, readonly string[]])[] = [
  ['available', ['availabilitydate']],
  ['term', ['leaseterm']],
  ['deposit', ['securitydeposit']],
  ['furnished', ['furnished']],
  ['pets', ['petsallowed', 'pets']],
  ['includes', ['rentincludes']],
  ['tenantPays', ['tenantpays']],
];

/** The facts of a home for lease that are terms of the lease, and the others. */
export function splitLeaseFacts<F extends Fact>(facts: readonly F[]) {
  const terms = KEYS.flatMap(([term, keys]) => {
    const fact = facts.find(({ name }) => keys.includes(factKey(name)));
    return fact ? [{ term, value: fact.value }] : [];
  });
  const known = KEYS.flatMap(([, keys]) => keys);

  return { terms, others: facts.filter(({ name }) => !known.includes(factKey(name))) };
}
