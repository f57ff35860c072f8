/** Guards module state that all visitors would share on the server. Throws without a document. */
export function browserOnly(): void {
  if (typeof document === 'undefined') throw new Error('Attempt to access DOM API in non-browser');
}
