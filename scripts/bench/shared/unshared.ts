/** A parameter that no page reads: the document is rendered for the request alone (decision 0063). */
export const UNSHARED = 'unshared=1';
