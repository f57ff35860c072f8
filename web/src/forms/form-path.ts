import { formUrlId } from '#domain/contact/form.ts';

/** Query parameter of a form's page: the listing's id. */
export const LISTING_PARAM = 'listing';

/** The page of a single form, where links to a form lead without JavaScript. */
export function formPath(formId: string, listingId?: string): string {
  const query = listingId ? `?${new URLSearchParams({ [LISTING_PARAM]: listingId })}` : '';

  return `/_forms/${encodeURIComponent(formUrlId(formId))}${query}`;
}
