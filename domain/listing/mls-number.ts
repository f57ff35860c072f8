/** Stands where a feed has the MLS number: id of a listing that an agent entered. */
const ENTERED_ID = /^own-[0-9a-f]{10}$/i;

/** The MLS number that people read; null for a home entered without one. */
export function mlsNumber(mls: string): string | null {
  return ENTERED_ID.test(mls) ? null : mls;
}
