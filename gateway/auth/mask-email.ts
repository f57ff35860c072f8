/** `dora.lind@example.com` as `d…@example.com`: enough to tell one's own accounts apart. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;

  return at > 0 ? `${first}…${email.slice(at)}` : '…';
}

/** `7805550199` as `••••••0199`. */
export function maskPhone(phone: string): string {
  return '•'.repeat(Math.max(phone.length - 4, 0)) + phone.slice(-4);
}
