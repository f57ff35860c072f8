/** Base path of form posts and embed scripts: the site is its own forms host. */
export const FORMS_ROOT = '/_forms/';
