/** For what would be shared by all visitors if the server did it. Throws where there is no document. */
export function browserOnly(): void {
  if (typeof document === 'undefined') throw new Error('Attempt to access DOM API in non-browser');
}
