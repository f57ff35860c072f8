/** Its content is the website's: an agent changes it there. */
export const fields = {};
