/** Query parameter with the result of a form posted without JavaScript: the id of the form that was sent. */
export const SENT_PARAM = 'sent';

/** Query parameter with the requested tour of a form sent without JavaScript. */
export const TOUR_PARAM = 'tour';

/** True if the URL says that this form was sent. */
export function wasSent(search: string, formId: string): boolean {
  return new URLSearchParams(search).get(SENT_PARAM) === formId;
}
