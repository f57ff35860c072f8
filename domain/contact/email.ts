/** Whether a text can be an e-mail address: only a letter that arrives shows that it is one. */
export function isEmail(text: string): boolean {
  return /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u.test(text);
}
