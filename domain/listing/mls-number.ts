const ENTERED_ID = /^own-[0-9a-f]{10}$/i;

/** Whether an agent of the site entered the listing in the editor: such ids are given by the site alone, no feed has them. */
export function isEnteredId(id: string): boolean {
  return ENTERED_ID.test(id);
}

/** The MLS number that people read; null for a home entered without one, which has its id there. */
export function mlsNumber(mls: string): string | null {
  return isEnteredId(mls) ? null : mls;
}
