/** Whether a text has the form of an email; only sending to it proves that it exists. */
export function isEmail(text: string): boolean {
  return /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u.test(text);
}
