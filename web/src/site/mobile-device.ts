const PHONE = /\bMobi|Mobile\b|iPhone|iPod|Opera Mini|IEMobile|BlackBerry/i;
const TABLET = /iPad|Tablet|Android(?!.*\bMobi)/i;

/** Detects phones by user agent; tablets are not counted as mobile. */
export function isMobileUserAgent(userAgent: string): boolean {
  return PHONE.test(userAgent) && !TABLET.test(userAgent);
}
