/** What a visitor has filled in, and where. */
export type FilledForm = {
  viewId: string;
  values: readonly { name: string; value: string }[];
  pageUrl: string;
  listingId?: string | null;
  captcha?: string | null;
};

/** The body of a submit call: the fields with the address of the page, and the listing beside them. */
export function submissionBody({ viewId, values, pageUrl, listingId, captcha }: FilledForm) {
  return {
    submission: { ...Object.fromEntries(values.map(({ name, value }) => [name, value])), pageUrl },
    extra_data: listingId ? { listingID: listingId } : {},
    viewId,
    captcha: captcha ?? '',
  };
}
