/** Where the site takes forms and serves their embed scripts: its own forms host. */
export const FORMS_ROOT = '/_forms/';
