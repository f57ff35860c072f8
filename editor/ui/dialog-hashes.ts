/** Hashes of any page that open a dialog of the editor. */
export const FORMS_HASH = '#form-editor';
/** Clients & Leads; mails link to it too. */
export const LEADS_HASH = '#clients-and-leads';
export const LISTINGS_HASH = '#my-listings';
/** The setting up of a new site; the form that creates it redirects there. */
export const SETUP_HASH = '#setup';
/** Starts editing the page; a new one is opened there. */
export const EDIT_HASH = '#edit';
