import { formUrlId, WRITTEN_TO_PARAM } from '#domain/contact/form.ts';

/** Query parameter of a form's page: the listing's id. */
export const LISTING_PARAM = 'listing';
/** Query parameter of a form's page: the street address to begin with. */
export const ADDRESS_PARAM = 'address';

/** The page of a single form, where links to a form lead without JavaScript. */
export function formPath(formId: string, about: { listingId?: string; agentId?: string } = {}): string {
  const params = new URLSearchParams({
    ...(about.listingId && { [LISTING_PARAM]: about.listingId }),
    ...(about.agentId && { [WRITTEN_TO_PARAM]: about.agentId }),
  });
  const query = params.size > 0 ? `?${params}` : '';

  return `/_forms/${encodeURIComponent(formUrlId(formId))}${query}`;
}
