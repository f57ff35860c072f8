const PHONE = /\bMobi|Mobile\b|iPhone|iPod|Opera Mini|IEMobile|BlackBerry/i;
const TABLET = /iPad|Tablet|Android(?!.*\bMobi)/i;

/** A device counts as mobile by what its browser calls itself; a tablet is as wide as its screen. */
export function isMobileUserAgent(userAgent: string): boolean {
  return PHONE.test(userAgent) && !TABLET.test(userAgent);
}
