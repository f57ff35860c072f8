import { formatHalves } from '#domain/language/format-number.ts';
import { message } from '../messages.ts';
import { listingFacts } from '../site/listing-text.ts';

type Home = Parameters<typeof listingFacts>[0];

/** The main facts of a home on its own page: with the single bath that cards leave out. */
export function homeFacts(home: Home): string[] {
  const facts = listingFacts(home);
  const { bedrooms, bathrooms } = home;
  if (!bathrooms || listingFacts({ bathrooms }).length > 0) return facts;

  return facts.toSpliced(
    bedrooms ? 1 : 0,
    0,
    message('details.fact.bath', { count: formatHalves(bathrooms) }),
  );
}
