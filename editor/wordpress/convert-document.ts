import { escapeHtml } from '#domain/html/escape-html.ts';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { formerPath } from '#domain/page/former-path.ts';
import { HOME_PAGE_ID, type State } from '#domain/page/page.ts';
import { slugify } from '#domain/page/slug.ts';
import { videoPageUrl, youTubeId } from '#domain/page/video-url.ts';
import { editorMessage } from '../messages.ts';

/** A page or post as WordPress publishes or exports it. */
export type WordPressDocument = {
  id: string;
  slug: string;
  /** HTML. */
  title: string;
  link: string;
  html: string;
  picture: string | null;
  /** Text instead of the featured picture. */
  pictureAlt: string;
};

export type ImportedStrap = { id: string; name: string; order: number; state: State };
/** The straps of a document; pictures still have their URLs at WordPress. `notes` list what was simplified. */
export type Converted = {
  name: string;
  slug: string;
  /** Its path at WordPress, which redirects to the page here; null for the front page. */
  formerPath: string | null;
  straps: ImportedStrap[];
  pictures: string[];
  notes: string[];
};

type Link = { text: string; href: string; linkOut?: boolean };
type Text = { title: string; size: string; html: string; buttons: Link[] };

const GALLERY = '.wp-block-gallery, .gallery, .blocks-gallery-grid, .tiled-gallery';
const REMOVED = 'script, style, noscript, template, object, applet, link, meta, base, svg, math';
const WRAPPERS = ['DIV', 'SECTION', 'ARTICLE', 'MAIN', 'HEADER', 'FOOTER', 'ASIDE', 'CENTER', 'SPAN'];
const ALLOWED_ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'title',
  'width',
  'height',
];
const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^\]]*)?\/?\]/gi;
const STRAPS_MAX = 200;

/**
 * Converts the blocks of a document to straps in their order: headings, text, lists and tables, pictures, galleries,
 * buttons, videos, quotes and columns. What has no counterpart becomes text or a link, and is noted.
 */
export function convertDocument(document: WordPressDocument): Converted {
  const parsed = new DOMParser().parseFromString(document.html, 'text/html');
  const name = plainText(document.title) || document.slug;
  const conversion = new Conversion(document.link, name);
  conversion.convert(withParagraphs(parsed.body));
  if (document.picture) conversion.feature(document.picture, document.pictureAlt);

  return {
    name: name.slice(0, 200),
    slug: slugify(decoded(document.slug)) || slugify(name) || `page-${slugify(document.id)}`,
    formerPath: formerPath(URL.parse(document.link)?.pathname ?? ''),
    ...conversion.finish(),
  };
}

class Conversion {
  readonly #straps: ImportedStrap[] = [];
  readonly #notes = new Set<string>();
  readonly #base: URL | null;
  #text: Text;

  constructor(link: string, title: string) {
    this.#base = URL.parse(link);
    this.#text = { ...NO_TEXT, title: escapeHtml(title), size: 'h1', buttons: [] };
  }

  convert(root: Element) {
    for (const node of [...root.querySelectorAll(REMOVED)]) {
      if (node.matches('script, object, applet')) this.#note('wordpress.note.code');
      node.remove();
    }
    this.#blocks(root);
  }

  /** The featured picture comes after the title. */
  feature(url: string, altText: string) {
    const imageUrl = this.#absolute(url);
    if (!imageUrl || this.#straps.some(({ state }) => JSON.stringify(state).includes(imageUrl))) return;
    this.#flush();
    const picture = strap('strap-image', { image: { imageUrl, altText }, caption: { html: '' } });
    this.#straps.splice(1, 0, picture);
  }

  finish(): Pick<Converted, 'straps' | 'pictures' | 'notes'> {
    this.#flush();
    if (this.#straps.length > STRAPS_MAX) this.#note('wordpress.note.long');
    const straps = this.#straps
      .slice(0, STRAPS_MAX)
      .map((one, order) => ({ ...one, order, id: `${one.name}-${order + 1}` }));

    return { straps, pictures: picturesOf(straps), notes: [...this.#notes] };
  }

  #blocks(parent: Element) {
    let run: Node[] = [];
    const end = () => {
      if (run.length > 0) this.#paragraphs(run);
      run = [];
    };
    for (const node of [...parent.childNodes]) {
      if (isInline(node)) run.push(node);
      else {
        end();
        if (node instanceof Element) this.#block(node);
      }
    }
    end();
  }

  /** Text of the classic editor between blocks, where empty lines separate paragraphs. */
  #paragraphs(nodes: readonly Node[]) {
    const holder = (nodes[0]?.ownerDocument ?? document).createElement('div');
    holder.append(...nodes.map((node) => node.cloneNode(true)));
    for (const part of holder.innerHTML.split(/\n\s*\n/)) {
      const html = part.trim();
      if (!html) continue;
      const line = holder.ownerDocument.createElement('p');
      line.innerHTML = html;
      if (/^https?:\S+$/.test(line.textContent ?? '') && youTubeId(line.textContent ?? '')) this.#embed(line);
      else this.#block(line);
    }
  }

  #block(element: Element) {
    const tag = element.tagName;
    if (tag === 'H1' || tag === 'H2') return this.#heading(element);
    if (element.matches(GALLERY)) return this.#gallery(element);
    if (element.matches('.wp-block-columns')) return this.#columns(element);
    if (element.matches('.wp-block-media-text')) return this.#mediaText(element);
    if (element.matches('.wp-block-buttons, .wp-block-button')) return this.#buttons(element);
    if (tag === 'BLOCKQUOTE' || element.matches('.wp-block-pullquote')) return this.#quote(element);
    if (tag === 'FORM' || element.matches('.wpcf7, .wpforms-container, .gform_wrapper'))
      return this.#note('wordpress.note.form');
    if (['IFRAME', 'VIDEO', 'AUDIO', 'EMBED'].includes(tag)) return this.#embed(element);
    const embed = element.querySelector('iframe, video, audio, embed');
    if (embed && !element.textContent?.trim().replace(embed.textContent?.trim() ?? '', ''))
      return this.#embed(embed);
    if (element.matches('.wp-block-embed')) return this.#embed(element);
    if (tag === 'IMG') return this.#image(element);
    const [only] = element.querySelectorAll('img');
    if (only && element.querySelectorAll('img').length === 1 && isPictureAlone(element))
      return this.#image(only, element.querySelector('figcaption, .wp-caption-text'));
    if (element.matches('.wp-block-cover')) {
      this.#note('wordpress.note.cover');
      return this.#blocks(element);
    }
    if (tag === 'HR' || element.matches('.wp-block-spacer')) return;
    if (WRAPPERS.includes(tag) && (tag !== 'SPAN' || element.children.length > 0))
      return this.#blocks(element);

    this.#text.html += this.#clean(element);
  }

  #heading(element: Element) {
    this.#flush();
    this.#text = { ...NO_TEXT, title: this.#inner(element), buttons: [] };
  }

  #flush() {
    const { title, size, html, buttons } = this.#text;
    this.#text = { ...NO_TEXT, buttons: [] };
    if (!title && !html && buttons.length === 0) return;
    this.#straps.push(
      strap('strap-text', { title: { html: title, size }, text: { html }, buttonList: buttons }),
    );
  }

  /** A strap besides text: what was text before it ends. */
  #push(name: string, state: State) {
    this.#flush();
    this.#straps.push(strap(name, state));
  }

  /** The heading right before a strap with a heading of its own; the title of the page stays where it is. */
  #takeHeading(): { html: string; size: string } {
    const { title, size, html, buttons } = this.#text;
    if (size === 'h1' || html || buttons.length > 0) return { html: '', size: 'h2' };
    this.#text = { ...NO_TEXT, buttons: [] };

    return { html: title, size };
  }

  #image(image: Element, caption: Element | null = null) {
    const part = this.#imagePart(image);
    if (part)
      this.#push('strap-image', {
        image: part,
        caption: { html: caption ? `<p>${this.#inner(caption)}</p>` : '' },
      });
  }

  #gallery(element: Element) {
    const images = [...element.querySelectorAll('img')].flatMap((image) => this.#imagePart(image) ?? []);
    if (images.length === 0) return;
    const title = this.#takeHeading();
    this.#push('strap-gallery', { title, columns: Math.min(Math.max(images.length, 2), 3), images });
  }

  #columns(element: Element) {
    const columns = [...element.children].filter((child) => child.matches('.wp-block-column'));
    const isText = columns.every((column) => !column.querySelector(`img, iframe, video, form, ${GALLERY}`));
    if (isText && (columns.length === 2 || columns.length === 3)) {
      const [left = '', middle = '', right = ''] = columns.map((column) => this.#inner(column, true));
      const title = this.#takeHeading();
      if (columns.length === 3)
        return this.#push('strap-text-three-columns', {
          title,
          left: { html: left },
          middle: { html: middle },
          right: { html: right },
        });
      return this.#push('strap-text-two-columns', { title, left: { html: left }, right: { html: middle } });
    }
    const pictured = columns.findIndex(
      (column) => column.querySelector('img') && !column.textContent?.trim(),
    );
    const [one, other] = [columns[pictured], columns[1 - pictured]];
    const image = one?.querySelectorAll('img');
    if (
      columns.length === 2 &&
      image?.length === 1 &&
      image[0] &&
      other &&
      !other.querySelector('img, iframe, form')
    )
      return this.#aside(image[0], other, pictured === 0 ? 'left' : 'right');

    if (columns.length > 1) this.#note('wordpress.note.columns');
    for (const column of columns) this.#blocks(column);
  }

  #mediaText(element: Element) {
    const image = element.querySelector('img');
    const text = element.querySelector('.wp-block-media-text__content');
    if (!image || !text) return this.#blocks(element);
    this.#aside(image, text, element.matches('.has-media-on-the-right') ? 'right' : 'left');
  }

  #aside(image: Element, content: Element, side: 'left' | 'right') {
    const part = this.#imagePart(image);
    if (!part) return this.#blocks(content);
    const heading = content.querySelector('h1, h2');
    const title = heading ? { html: this.#inner(heading), size: 'h2' } : this.#takeHeading();
    heading?.remove();
    const buttonList = [...content.querySelectorAll('.wp-block-button a')].flatMap(
      (a) => this.#link(a) ?? [],
    );
    for (const button of content.querySelectorAll('.wp-block-buttons, .wp-block-button')) button.remove();
    const text = { html: this.#inner(content, true) };
    this.#push('strap-text-image-aside', { title, text, image: part, side, buttonList });
  }

  #buttons(element: Element) {
    this.#text.buttons.push(...[...element.querySelectorAll('a')].flatMap((a) => this.#link(a) ?? []));
  }

  #quote(element: Element) {
    const quote =
      element.tagName === 'BLOCKQUOTE' ? element : (element.querySelector('blockquote') ?? element);
    const cite = quote.querySelector('cite, footer') ?? element.querySelector('cite');
    const author = { html: cite ? this.#inner(cite) : '', size: 'h4' };
    cite?.remove();
    const html = this.#inner(quote, true);
    const last = this.#straps.at(-1);
    const item = { text: { html }, author };
    const isEmpty = !this.#text.html && !this.#text.title && this.#text.buttons.length === 0;
    if (isEmpty && last?.name === 'strap-quotes') (last.state.items as State[]).push(item);
    else this.#push('strap-quotes', { items: [item], interval: 4, style: 'fade' });
  }

  #embed(element: Element) {
    const source =
      element.getAttribute('src') ?? element.querySelector('iframe, source, a')?.getAttribute('src');
    const named =
      source ?? element.querySelector('a')?.getAttribute('href') ?? element.textContent?.trim() ?? '';
    const url = this.#absolute(named);
    if (!url) return;
    const video = youTubeId(url) ?? /youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(url)?.[1];
    if (video) {
      const title = this.#takeHeading();
      return this.#push('strap-video', { title, video: { url: videoPageUrl(video) }, inline: true });
    }
    const { host } = new URL(url);
    this.#note('wordpress.note.embed', { host });
    this.#text.html += `<p><a href="${escapeHtml(url)}">${escapeHtml(element.getAttribute('title') || host)}</a></p>`;
  }

  #imagePart(image: Element) {
    const anchor = image.closest('a');
    const leads = this.#absolute(anchor?.getAttribute('href') ?? '');
    const isPicture = leads !== null && /\.(jpe?g|png|gif|webp|avif)$/i.test(new URL(leads).pathname);
    const imageUrl = isPicture ? leads : this.#absolute(largestSource(image));
    if (!imageUrl) return null;
    const link = anchor && !isPicture ? this.#link(anchor, 'picture') : null;

    return { imageUrl, altText: image.getAttribute('alt') ?? '', ...(link && { href: link.href }) };
  }

  #link(anchor: Element, text = anchor.textContent?.trim() ?? ''): Link | null {
    const href = this.#href(anchor.getAttribute('href') ?? '');
    if (!href || !text) return null;

    return {
      text: text.slice(0, 300),
      href,
      ...(anchor.getAttribute('target') === '_blank' && { linkOut: true }),
    };
  }

  /** Links within the site are paths of it, until it is known where its pages go. */
  #href(href: string): string | null {
    if (/^(mailto|tel|sms):|^#/i.test(href)) return href;
    const url = URL.parse(href, this.#base ?? undefined);
    if (!url || !isSafeUrl(url.href)) return null;
    if (url.host !== this.#base?.host || /\/wp-(content|admin)\/|\.\w{2,4}$/.test(url.pathname))
      return url.href;

    return `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.hash}`;
  }

  #absolute(source: string): string | null {
    const url = source ? URL.parse(source, this.#base ?? undefined) : null;

    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  }

  #inner(element: Element, isBlock = false): string {
    const copy = element.cloneNode(true) as Element;
    this.#tidy(copy);
    const html = this.#withoutShortcodes(copy.innerHTML.trim());

    return isBlock && html && !/^<(p|ul|ol|h\d|table|figure|pre|blockquote|dl|div)/i.test(html)
      ? `<p>${html}</p>`
      : html;
  }

  #clean(element: Element): string {
    const copy = element.cloneNode(true) as Element;
    this.#tidy(copy);
    const isEmpty = !copy.textContent?.trim() && !copy.querySelector('img');

    return isEmpty ? '' : this.#withoutShortcodes(copy.outerHTML);
  }

  /** Without classes, styles and handlers of the theme; URLs absolute. */
  #tidy(root: Element) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.tagName === 'IMG') {
        const source = this.#absolute(largestSource(element));
        if (source) element.setAttribute('src', source);
        else element.remove();
      }
      if (element.tagName === 'A') {
        const href = this.#href(element.getAttribute('href') ?? '');
        if (href) element.setAttribute('href', href);
        else element.removeAttribute('href');
      }
      if (element.matches('iframe, form, input, button, select, textarea, video, audio')) {
        this.#note(element.matches('iframe, video, audio') ? 'wordpress.note.inner' : 'wordpress.note.form');
        element.remove();
      }
      for (const { name } of [...element.attributes])
        if (!ALLOWED_ATTRIBUTES.includes(name)) element.removeAttribute(name);
    }
    const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);
  }

  #withoutShortcodes(html: string): string {
    const left = html.replace(SHORTCODE, (code) => {
      this.#note('wordpress.note.shortcode', { code: code.replace(/^\[\/?([\w-]+).*$/s, '[$1]') });
      return '';
    });

    return left.replace(/<p>\s*<\/p>/g, '');
  }

  #note(...[key, params]: Parameters<typeof editorMessage>) {
    this.#notes.add(editorMessage(key, params));
  }
}

const NO_TEXT = { title: '', size: 'h2', html: '' };

function strap(name: string, state: State): ImportedStrap {
  return { id: '', name, order: 0, state };
}

const INLINE =
  'a, abbr, b, br, cite, code, del, em, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, time, u';

/** Part of a paragraph: text, and elements within a line that hold no block. */
function isInline(node: Node): boolean {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE;

  return node.matches(INLINE) && !node.querySelector(`img, iframe, div, p, h1, h2, h3, ul, ol, figure`);
}

/** Whether there is nothing but a picture, its link and its caption. */
function isPictureAlone(element: Element): boolean {
  const copy = element.cloneNode(true) as Element;
  for (const caption of copy.querySelectorAll('figcaption, .wp-caption-text')) caption.remove();

  return !copy.textContent?.trim();
}

/** The classic editor separates paragraphs by empty lines only. */
function withParagraphs(body: Element): Element {
  if (body.querySelector('p, div, figure, h1, h2, h3, ul, ol, table')) return body;
  body.innerHTML = body.innerHTML
    .split(/\n\s*\n/)
    .map((lines) => lines.trim())
    .filter(Boolean)
    .map((lines) => `<p>${lines.replace(/\n/g, '<br>')}</p>`)
    .join('');

  return body;
}

function largestSource(image: Element): string {
  const sources = (image.getAttribute('srcset') ?? image.getAttribute('data-srcset') ?? '')
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .flatMap(([url = '', width = '']) =>
      /^\d+w$/.test(width) ? [{ url, width: Number.parseInt(width, 10) }] : [],
    )
    .sort((a, b) => b.width - a.width);
  const own = image.getAttribute('data-src') ?? image.getAttribute('src') ?? '';

  return sources[0]?.url ?? (own.startsWith('data:') ? '' : own);
}

/** Every picture of the straps, once. */
function picturesOf(straps: readonly ImportedStrap[]): string[] {
  const found = new Set<string>();
  eachPicture(straps, (url) => {
    found.add(url);
    return url;
  });

  return [...found];
}

/**
 * The straps with other URLs of their pictures; a picture whose URL is null is left out. Also those within
 * rich text.
 */
export function eachPicture<T>(value: T, replace: (url: string) => string | null): T {
  if (Array.isArray(value))
    return value.map((item) => eachPicture(item, replace)).filter((item) => item !== null) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => {
    if (name === 'imageUrl' && typeof member === 'string') return [name, member && (replace(member) ?? '')];
    if (name === 'html' && typeof member === 'string' && member.includes('<img'))
      return [name, withPictures(member, replace)];
    return [name, eachPicture(member, replace)];
  });

  return Object.fromEntries(entries) as T;
}

function withPictures(html: string, replace: (url: string) => string | null): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    const url = replace(image.getAttribute('src') ?? '');
    if (url) image.setAttribute('src', url);
    else image.remove();
  }

  return body.innerHTML;
}

/** The straps with other targets of links to paths of this site; null leaves one unchanged. */
export function eachLink<T>(value: T, replace: (path: string) => string | null): T {
  const changed = (href: string) => {
    const [path = '', hash] = href.split('#');
    const target = /^\/[^/]/.test(path) ? replace(path) : null;

    return target === null ? href : `${target}${hash ? `#${hash}` : ''}`;
  };
  if (Array.isArray(value)) return value.map((item) => eachLink(item, replace)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => {
    if (name === 'href' && typeof member === 'string') return [name, changed(member)];
    if (name !== 'html' || typeof member !== 'string' || !member.includes('<a '))
      return [name, eachLink(member, replace)];
    const { body } = new DOMParser().parseFromString(member, 'text/html');
    for (const anchor of body.querySelectorAll('a[href]'))
      anchor.setAttribute('href', changed(anchor.getAttribute('href') ?? ''));
    return [name, body.innerHTML];
  });

  return Object.fromEntries(entries) as T;
}

export function plainText(html: string): string {
  return (
    new DOMParser().parseFromString(html, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path that is free here: its own, else with a number. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const own = slug === HOME_PAGE_ID ? 'home' : slug;
  if (!isTaken(own)) return own;
  for (let number = 2; ; number += 1) {
    const next = `${own.slice(0, 90)}-${number}`;
    if (!isTaken(next)) return next;
  }
}
