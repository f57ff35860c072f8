/** The stock form with which visitors subscribe to new posts by mail. */
export const NEWSLETTER_FORM = 'newsletter';
