type Needed = 'price' | 'address' | 'city';

const NEEDS: Readonly<Record<Needed, string>> = {
  price: 'A listing needs a price before visitors see it',
  address: 'A listing needs an address before visitors see it; it can be kept from visitors',
  city: 'A listing needs a city before visitors see it',
};

/** What a listing lacks before visitors see it, in the order of the form. */
export function missingFacts(
  listing: Readonly<Partial<Record<Needed, string | number | null>>>,
): { field: Needed; message: string }[] {
  return (Object.keys(NEEDS) as Needed[])
    .filter((field) => !String(listing[field] || '').trim())
    .map((field) => ({ field, message: NEEDS[field] }));
}
