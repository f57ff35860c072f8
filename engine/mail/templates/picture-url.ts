/** Twice the size at which pictures are displayed. */
const PICTURE_WIDTH = 320;

/** Pictures of the site in a format that mail clients show; others as they are. */
export function pictureUrl(image: string | null, origin: string): string | null {
  const url = image ? URL.parse(image, origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || /\.svg$/i.test(url.pathname)) return null;
  if (url.origin === origin && url.pathname.startsWith('/_files/')) {
    url.searchParams.set('w', String(PICTURE_WIDTH));
    url.searchParams.set('f', 'jpeg');
  }

  return url.href;
}
