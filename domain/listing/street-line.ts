export type StreetParts = { unit?: string | null; street: string; region?: string | null };

/** The states and territories of the United States, whose units come last. */
const AMERICAN =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY])$/i;

/** A street address with its unit: `104-10547 39 Avenue NW`, in the United States `123 Mulberry Ave #4`. */
export function streetLine({ unit, street, region }: StreetParts): string {
  const number = unit?.trim().replace(/^(?:#|unit|apt\.?|suite|ste\.?)\s*/i, '');
  if (!number) return street;

  return AMERICAN.test(region?.trim() ?? '') ? `${street} #${number}` : `${number}-${street}`;
}
