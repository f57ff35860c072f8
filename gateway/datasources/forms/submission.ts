/** A visitor's input and where the form was. */
export type FilledForm = {
  viewId: string;
  values: readonly { name: string; value: string }[];
  pageUrl: string;
  listingId?: string | null;
  captcha?: string | null;
  /** Where the form was filled in. */
  source?: string | null;
  /** The sentence that the visitor agreed to. */
  consent?: string | null;
};

/** The body of a submission: the fields with the page URL, and the listing with where and on what terms it was sent. */
export function submissionBody({ viewId, values, pageUrl, listingId, captcha, source, consent }: FilledForm) {
  return {
    submission: { ...Object.fromEntries(values.map(({ name, value }) => [name, value])), pageUrl },
    extra_data: {
      ...(listingId ? { listingID: listingId } : {}),
      ...(source ? { source } : {}),
      ...(consent ? { consent } : {}),
    },
    viewId,
    captcha: captcha ?? '',
  };
}
