import type { DisplayFlags } from '../datasources/listings/listings.types.ts';
import type { DisplayRules } from './display-rules.ts';

/** What may be shown with a listing: allowed by its source and not forbidden by its seller. */
export function allowedExtras(display: DisplayFlags | null | undefined, { permittedExtras }: DisplayRules) {
  return {
    valuation: permittedExtras.valuation && display?.valuation !== false,
    comments: permittedExtras.comments && display?.comments !== false,
  };
}
