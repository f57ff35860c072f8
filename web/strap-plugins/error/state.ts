/** `code` is the HTTP status of the page, 0 when nothing answered. */
export type ErrorState = { code: number; message: string };

export const defaultState: ErrorState = { code: 404, message: 'Page not found.' };
