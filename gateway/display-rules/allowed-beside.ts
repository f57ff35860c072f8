import type { DisplayFlags } from '../datasources/listings/listings.types.ts';
import type { DisplayRules } from './display-rules.ts';

/** What may stand beside a listing: what its source allows and its seller does not forbid. */
export function allowedBeside(display: DisplayFlags | null | undefined, { beside }: DisplayRules) {
  return {
    valuation: beside.valuation && display?.valuation !== false,
    comments: beside.comments && display?.comments !== false,
  };
}
