import DOMPurify from 'dompurify';

/** What a paste may have; more is refused as a whole, before it is read. */
export const PASTE_MAX_CHARACTERS = 200_000;

/** The grammar of rich text on a page. Fonts, sizes and colours are the site's own. */
const GRAMMAR = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'u', 's', 'a', 'sub', 'sup'],
  ],
  ALLOWED_ATTR: ['href'],
};

/** Elements whose text is not for readers. */
const UNREAD =
  'script, style, head, meta, link, title, template, noscript, object, iframe, svg, select, button, input';
const BLOCKS =
  /^(P|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|ASIDE|TABLE|TBODY|THEAD|TFOOT|TR|UL|OL|LI|H[1-6]|BLOCKQUOTE|HR|FIGURE|DL|DT|DD)$/;

/**
 * Markup from elsewhere (a web page, Word, Google Docs) in the grammar of the site: its structure stays, how it looked
 * does not, and nothing in it can run. What was copied from rich text of a page stays as it is.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  makeWordLists(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) translate(element);

  return DOMPurify.sanitize(body.innerHTML, GRAMMAR).replaceAll(
    /<(p|h[234]|li|strong|em|u|s)>(?:\s|&nbsp;)*<\/\1>/g,
    '',
  );
}

const RENAMED: Readonly<Record<string, string>> = {
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  I: 'em',
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
};

/** One element as the site would write it. */
function translate(element: Element): void {
  const { tagName } = element;
  const renamed = RENAMED[tagName];
  if (renamed) rename(element, renamed);
  else if (tagName === 'B') isBold(element) ? rename(element, 'strong') : unwrap(element);
  else if (tagName === 'SPAN' || tagName === 'FONT') translateSpan(element);
  else if (tagName === 'TR') translateRow(element);
  else if (tagName === 'UL' || tagName === 'OL') translateList(element);
  else if (tagName === 'DIV' || tagName === 'DT' || tagName === 'DD') translateBox(element);
}

/** Google Docs wraps everything in a `b` that is not bold. */
function isBold(element: Element): boolean {
  return !/font-weight:\s*(normal|[1-5]00)/i.test(styleOf(element));
}

/** Editors that write styles instead of elements. */
function translateSpan(element: Element): void {
  const style = styleOf(element);
  const marks = [
    /font-weight:\s*(bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
    /text-decoration[\w-]*:[^;]*underline/i.test(style) &&
      !element.closest('a') &&
      !element.querySelector('a') &&
      'u',
    /text-decoration[\w-]*:[^;]*line-through/i.test(style) && 's',
  ].filter((mark) => mark !== false);
  for (const mark of marks) {
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
  unwrap(element);
}

/** Tables are read row by row. */
function translateRow(row: Element): void {
  const paragraph = row.ownerDocument.createElement('p');
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) paragraph.append(', ');
    paragraph.append(cell.textContent?.trim() ?? '');
  }
  row.replaceWith(paragraph);
}

/** A box that holds words is a paragraph; one that holds blocks is nothing. */
function translateBox(element: Element): void {
  const hasBlocks = [...element.children].some(({ tagName }) => BLOCKS.test(tagName));
  if (hasBlocks || element.closest('p, li, h2, h3, h4')) unwrap(element);
  else rename(element, 'p');
}

/** Word writes the items of a list as paragraphs that begin with their bullet or number, and say how deep they lie. */
function makeWordLists(body: HTMLElement): void {
  /** The list an item could go on with, and those in it, from the outermost. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const style = styleOf(paragraph);
    if (!/mso-list:\s*l\d/i.test(style)) continue;
    const kind = takeBullet(paragraph);
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const level = Math.min(Number(/level(\d)/i.exec(style)?.[1] ?? 1), open.length + 1);
    open = open.slice(0, open[level - 1]?.tagName === kind.toUpperCase() ? level : level - 1);
    if (open.length < level) {
      const list = body.ownerDocument.createElement(kind);
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open = [...open, list];
    }
    open.at(-1)?.append(paragraph);
    rename(paragraph, 'li');
  }
}

/** Removes what an item begins with; answers which kind of list that means. */
function takeBullet(paragraph: Element): 'ol' | 'ul' {
  const bullets = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const kind = /\w/.test((bullets[0]?.textContent ?? '').replace(/^[o§]/, '')) ? 'ol' : 'ul';
  for (const bullet of bullets) bullet.remove();

  return kind;
}

/** Google Docs puts a list beside the item that it belongs to. */
function translateList(list: Element): void {
  if (!list.parentElement?.matches('ul, ol')) return;
  const item = list.previousElementSibling;
  if (item?.tagName === 'LI') item.append(list);
  else unwrap(list);
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function rename(element: Element, tagName: string): void {
  const renamed = element.ownerDocument.createElement(tagName);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
