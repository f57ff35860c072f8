/** The stock form with which visitors ask for new posts by mail. */
export const NEWSLETTER_FORM = 'newsletter';
