import { formUrlId } from '#domain/contact/form.ts';

/** Query parameter of a form's page: the listing's id. */
export const LISTING_PARAM = 'listing';
/** Query parameter of a form's page: the street address to begin with. */
export const ADDRESS_PARAM = 'address';

/** The page of a single form, where links to a form lead without JavaScript. */
export function formPath(formId: string, listingId?: string): string {
  const query = listingId ? `?${new URLSearchParams({ [LISTING_PARAM]: listingId })}` : '';

  return `/_forms/${encodeURIComponent(formUrlId(formId))}${query}`;
}
