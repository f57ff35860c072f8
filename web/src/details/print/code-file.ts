import { renderSVG } from 'uqr';

/** The URL of a page as a QR code. */
export function codeFile({ origin }: URL, path: string): Response {
  const svg = renderSVG(new URL(path, origin).href, { ecc: 'M', border: 1 });

  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  });
}
