/** `dora.lind@example.com` as `d…@example.com`: enough to tell one's own accounts apart. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;

  return at > 0 ? `${first}…${email.slice(at)}` : '…';
}
