import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A stand-in of a WordPress site: `wp-json/wp/v2/pages` and `posts` as WordPress 6 returns them, and its pictures. */
export async function startWordPress() {
  const [photo, other] = await Promise.all(
    ['#7aa', '#a77'].map((background) =>
      sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const pictures: Record<string, Buffer | undefined> = {
    '/wp-content/uploads/house.jpg': photo,
    '/wp-content/uploads/garden.jpg': other,
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    requests.push(url.pathname);
    const picture = pictures[url.pathname];
    if (picture) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    const [, kind] = /^\/wp-json\/wp\/v2\/(pages|posts)$/.exec(url.pathname) ?? [];
    if (!kind) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    const documents = kind === 'pages' ? pagesOf(origin) : [];
    const page = Number(url.searchParams.get('page') ?? 1);
    if (page > 1) {
      const body = { code: 'rest_post_invalid_page_number', message: 'Too large', data: { status: 400 } };
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }
    response.writeHead(200, { 'content-type': 'application/json', 'x-wp-total': String(documents.length) });
    response.end(JSON.stringify(documents));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pagesOf(origin: string): object[] {
  const page = (id: number, slug: string, title: string, html: string, more: object = {}) => ({
    id,
    slug,
    link: `${origin}/${slug}/`,
    title: { rendered: title },
    content: { rendered: html, protected: false },
    _embedded: {},
    ...more,
  });
  const image = (name: string, alt: string) =>
    `<figure class="wp-block-image"><img src="/wp-content/uploads/${name}" alt="${alt}" /></figure>`;

  return [
    page(
      2,
      'our-story',
      'Our story &#8211; since 1987',
      `<p onclick="alert(1)">We sell <strong>houses</strong>.</p><script>alert(1)</script>
<h2 class="wp-block-heading">What we do</h2><ul><li>Buying</li><li>Selling</li></ul>
<div class="wp-block-buttons"><div class="wp-block-button"><a href="${origin}/company/about/">About us</a></div></div>
<p><a href="${origin}/lost/">Lost</a></p>
${image('house.jpg', 'The house')}
<figure class="wp-block-gallery">${image('house.jpg', 'The house')}${image('garden.jpg', 'The garden')}</figure>
<figure class="wp-block-embed"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>
<blockquote class="wp-block-quote"><p>They found it.</p><cite>Ada</cite></blockquote>
<p>[contact-form-7 id="5"]</p>${image('gone.jpg', 'Gone')}`,
    ),
    page(
      3,
      'about',
      'About us',
      `<p>Another page with an address that is taken. <a href="${origin}/our-story/">Our story</a></p>`,
      { link: `${origin}/company/about/` },
    ),
    page(4, 'members', 'Members', '', { content: { rendered: '', protected: true } }),
  ];
}
