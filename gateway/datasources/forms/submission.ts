/** A visitor's input and where the form was. */
export type FilledForm = {
  viewId: string;
  values: readonly { name: string; value: string }[];
  pageUrl: string;
  listingId?: string | null;
  captcha?: string | null;
};

/** The body of a submission: the fields with the page URL, and the listing. */
export function submissionBody({ viewId, values, pageUrl, listingId, captcha }: FilledForm) {
  return {
    submission: { ...Object.fromEntries(values.map(({ name, value }) => [name, value])), pageUrl },
    extra_data: listingId ? { listingID: listingId } : {},
    viewId,
    captcha: captcha ?? '',
  };
}
