/** Hash of any page that opens the setting up of a new site; the form that creates it leads there. */
export const SETUP_HASH = '#setup';
