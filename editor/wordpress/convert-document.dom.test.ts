import { expect, test } from 'vitest';
import { convertDocument, eachLink, eachPicture, freeSlug } from './convert-document.ts';
import { readWxr } from './read-wxr.ts';

const ORIGIN = 'https://old.example';
const converted = (html: string, more = {}) =>
  convertDocument({
    id: '7',
    slug: 'sell',
    title: 'Sell &amp; win',
    link: `${ORIGIN}/sell/`,
    html,
    picture: null,
    pictureAlt: '',
    ...more,
  });
const IMG = '<img src="/a.jpg" alt="A">';
const title = (html = '', size = 'h2') => ({ html, size });
const part = (imageUrl: string, altText = '') => ({ imageUrl: `${ORIGIN}${imageUrl}`, altText });

test.each<[string, string, string, object]>([
  [
    'a heading',
    '<h2 class="x">Why</h2><p style="color:red">Because</p>',
    'strap-text',
    { title: title('Why'), text: { html: '<p>Because</p>' }, buttonList: [] },
  ],
  ['a list', '<h2>L</h2><ul><li>1</li></ul>', 'strap-text', { text: { html: '<ul><li>1</li></ul>' } }],
  [
    'a table',
    '<h2>L</h2><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    'strap-text',
    { text: { html: '<figure><table><tbody><tr><td>1</td></tr></tbody></table></figure>' } },
  ],
  [
    'buttons',
    '<h2>B</h2><div class="wp-block-buttons"><div class="wp-block-button"><a href="https://old.example/about/us/" target="_blank">Go</a></div></div>',
    'strap-text',
    { buttonList: [{ text: 'Go', href: '/about/us', linkOut: true }] },
  ],
  [
    'a picture with a caption',
    `<figure class="wp-block-image">${IMG}<figcaption>Here</figcaption></figure>`,
    'strap-image',
    { image: part('/a.jpg', 'A'), caption: { html: '<p>Here</p>' } },
  ],
  [
    'a thumbnail that leads to its picture',
    '<p><a href="/full.jpg"><img src="/full-300x200.jpg"></a></p>',
    'strap-image',
    { image: part('/full.jpg') },
  ],
  [
    'a responsive picture',
    '<p><img src="/a-300.jpg" srcset="/a-300.jpg 300w, /a.jpg 1200w"></p>',
    'strap-image',
    { image: part('/a.jpg') },
  ],
  [
    'a gallery',
    `<h2>Photos</h2><figure class="wp-block-gallery"><figure>${IMG}</figure><figure><img src="/b.jpg"></figure></figure>`,
    'strap-gallery',
    { title: title('Photos'), columns: 2, images: [part('/a.jpg', 'A'), part('/b.jpg')] },
  ],
  [
    'a video',
    '<figure class="wp-block-embed"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1"></iframe></figure>',
    'strap-video',
    { video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, inline: true },
  ],
  [
    'an address of a video alone',
    '<figure class="wp-block-embed"><div>https://youtu.be/dQw4w9WgXcQ</div></figure>',
    'strap-video',
    { video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
  ],
  [
    'another embed',
    '<h2>E</h2><iframe src="https://maps.example/x" title="Map"></iframe>',
    'strap-text',
    { text: { html: '<p><a href="https://maps.example/x">Map</a></p>' } },
  ],
  [
    'a quote',
    '<blockquote class="wp-block-quote"><p>Yes</p><cite>Ada</cite></blockquote>',
    'strap-quotes',
    { items: [{ text: { html: '<p>Yes</p>' }, author: title('Ada', 'h4') }] },
  ],
  [
    'two columns',
    '<div class="wp-block-columns"><div class="wp-block-column"><p>1</p></div><div class="wp-block-column"><p>2</p></div></div>',
    'strap-text-two-columns',
    { left: { html: '<p>1</p>' }, right: { html: '<p>2</p>' } },
  ],
  [
    'three columns',
    '<div class="wp-block-columns"><div class="wp-block-column"><p>1</p></div><div class="wp-block-column"><p>2</p></div><div class="wp-block-column"><p>3</p></div></div>',
    'strap-text-three-columns',
    { left: { html: '<p>1</p>' }, middle: { html: '<p>2</p>' }, right: { html: '<p>3</p>' } },
  ],
  [
    'a picture beside text',
    `<div class="wp-block-media-text has-media-on-the-right"><div class="wp-block-media-text__content"><h2>Us</h2><p>Text</p></div><figure>${IMG}</figure></div>`,
    'strap-text-image-aside',
    { title: title('Us'), text: { html: '<p>Text</p>' }, image: part('/a.jpg', 'A'), side: 'right' },
  ],
  [
    'columns of a picture and text',
    `<div class="wp-block-columns"><div class="wp-block-column">${IMG}</div><div class="wp-block-column"><p>Text</p></div></div>`,
    'strap-text-image-aside',
    { side: 'left', text: { html: '<p>Text</p>' } },
  ],
])('%s becomes a strap', (_, html, name, state) => {
  expect(converted(html).straps.at(-1)).toMatchObject({ name, state });
});

test('the title of a page is the heading of its first strap, its featured picture comes next', () => {
  const { name, slug, straps, pictures } = converted('One\n\nTwo', { picture: `${ORIGIN}/top.jpg` });

  expect([name, slug, pictures]).toEqual(['Sell & win', 'sell', [`${ORIGIN}/top.jpg`]]);
  expect(straps.map((strap) => strap.name)).toEqual(['strap-text', 'strap-image']);
  expect(straps[0]?.state).toMatchObject({
    title: title('Sell &amp; win', 'h1'),
    text: { html: '<p>One</p><p>Two</p>' },
  });
});

test('code, forms and shortcodes are left out and noted; links that could run code have no address', () => {
  const { straps, notes } = converted(
    '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><script>x()</script><form><input></form><p>[rev_slider alias="a"]</p>',
  );

  expect(straps).toHaveLength(1);
  expect(straps[0]?.state.text).toEqual({ html: '<p>Hi <a>there</a></p>' });
  expect(notes).toEqual([
    'Scripts and plug-ins were left out.',
    'A form was left out: add a form section.',
    'The shortcode [rev_slider] was left out.',
  ]);
});

test('pictures within text get other addresses too, and go when they have none', () => {
  const { straps } = converted(`<p>Before ${IMG} <img src="/b.jpg"> after</p>`);
  const [strap] = eachPicture(straps, (url) => (url.endsWith('/a.jpg') ? '/_files/a.jpg' : null));

  expect(strap?.state.text).toEqual({ html: '<p>Before <img src="/_files/a.jpg" alt="A">  after</p>' });
});

test('paths of the site stay links within it and lead to where its pages go', () => {
  const { straps, formerPath } = converted(
    '<p><a href="/about/us/#team">Us</a> <a href="https://else.example/about/us/">Else</a></p>',
    { link: `${ORIGIN}/Buy/Sell/` },
  );
  const [strap] = eachLink(straps, (path) => (path === '/about/us' ? '/us-2' : null));

  expect(formerPath).toBe('buy/sell');
  expect(strap?.state.text).toEqual({
    html: '<p><a href="/us-2#team">Us</a> <a href="https://else.example/about/us/">Else</a></p>',
  });
});

test('text of the classic editor between blocks retains its paragraphs', () => {
  const { straps } = converted('<h2>A</h2>One <b>two</b>\nthree\n\nFour\n\nhttps://youtu.be/dQw4w9WgXcQ');

  expect(straps.map(({ name }) => name)).toEqual(['strap-text', 'strap-text', 'strap-video']);
  expect(straps[1]?.state.text).toEqual({ html: '<p>One <b>two</b>\nthree</p><p>Four</p>' });
});

test('captions, galleries and embeds of an export file are converted, not left over', () => {
  const picture = (id: number) =>
    `<item><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${ORIGIN}/${id}.jpg</wp:attachment_url></item>`;
  const html =
    '[caption id="a" width="3"]<img src="/a.jpg" alt="A"> Here[/caption]\n[gallery ids="5,6"]\n[embed]https://youtu.be/dQw4w9WgXcQ[/embed]';
  const [document] =
    readWxr(
      `<rss xmlns:content="urn:c" xmlns:wp="urn:w"><channel><item><title>T</title><link>${ORIGIN}/t/</link><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>${picture(5)}${picture(6)}</channel></rss>`,
    ) ?? [];
  if (!document) throw new Error('No document');
  const { straps, notes } = convertDocument(document);

  expect(straps.map(({ name }) => name)).toEqual([
    'strap-text',
    'strap-image',
    'strap-gallery',
    'strap-video',
  ]);
  expect(straps[1]?.state).toMatchObject({ image: part('/a.jpg', 'A'), caption: { html: '<p>Here</p>' } });
  expect(notes).toEqual([]);
});

test('an address that is taken gets a number; index is that of the home page', () => {
  const taken = ['about', 'about-2'];
  expect(freeSlug('about', (slug) => taken.includes(slug))).toBe('about-3');
  expect(freeSlug('index', () => false)).toBe('home');
});

test('an export file has published pages and posts with their featured pictures', () => {
  const item = (id: number, type: string, status: string, more = '') =>
    `<item><title>T${id}</title><link>${ORIGIN}/p${id}/</link><content:encoded><![CDATA[<p>Text ${id}</p>]]></content:encoded><excerpt:encoded><![CDATA[no]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>p${id}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
  const thumbnail =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
  const file = `<?xml version="1.0"?><rss version="2.0" xmlns:content="urn:c" xmlns:excerpt="urn:e" xmlns:wp="urn:w"><channel>${item(1, 'page', 'publish', thumbnail)}${item(2, 'page', 'draft')}${item(3, 'post', 'publish')}${item(4, 'nav_menu_item', 'publish')}${item(9, 'attachment', 'inherit', `<wp:attachment_url>${ORIGIN}/nine.jpg</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Nine</wp:meta_value></wp:postmeta>`)}</channel></rss>`;

  expect(readWxr(file)).toEqual([
    {
      id: '1',
      slug: 'p1',
      title: 'T1',
      link: `${ORIGIN}/p1/`,
      html: '<p>Text 1</p>',
      picture: `${ORIGIN}/nine.jpg`,
      pictureAlt: 'Nine',
    },
    expect.objectContaining({ id: '3', html: '<p>Text 3</p>', picture: null }),
  ]);
  expect(readWxr(file.slice(0, 300))).toBeNull();
  expect(readWxr('<rss><channel><item/></channel></rss>')).toBeNull();
});
