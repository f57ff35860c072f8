/** Id of the script element with the page's state as JSON (`app/page-state.ts`). */
export const STATE_ELEMENT_ID = 'page-state';
