/** Longer ones are cut: a submission is not lost for them. */
const URL_MAX = 2000;

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
  referrer?: string | null;
  landingUrl?: string | null;
};

/** The body of a submission: the fields with the page URL, and the listing with where and on what terms it was sent. */
export function submissionBody(filled: FilledForm) {
  const { viewId, values, pageUrl, listingId, captcha, source, consent, referrer, landingUrl } = filled;

  return {
    submission: { ...Object.fromEntries(values.map(({ name, value }) => [name, value])), pageUrl },
    extra_data: {
      ...(listingId ? { listingID: listingId } : {}),
      ...(source ? { source } : {}),
      ...(consent ? { consent } : {}),
      ...(referrer ? { referrer: referrer.slice(0, URL_MAX) } : {}),
      ...(landingUrl ? { landingUrl: landingUrl.slice(0, URL_MAX) } : {}),
    },
    viewId,
    captcha: captcha ?? '',
  };
}
