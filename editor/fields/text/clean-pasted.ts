import DOMPurify from 'dompurify';

/** Maximum length of a paste; a longer one is rejected before parsing. */
export const PASTE_MAX_CHARACTERS = 200_000;

/** The allowed elements and attributes of rich text. Fonts, sizes and colours are those of the site. */
const GRAMMAR = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'u', 's', 'a', 'sub', 'sup'],
  ],
  ALLOWED_ATTR: ['href'],
};

/** Elements whose text is not content. */
const UNREAD =
  'script, style, head, meta, link, title, template, noscript, object, iframe, svg, select, button, input';
const BLOCKS =
  /^(P|DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN|ASIDE|TABLE|TBODY|THEAD|TFOOT|TR|UL|OL|LI|H[1-6]|BLOCKQUOTE|HR|FIGURE|DL|DT|DD)$/;

/**
 * Sanitises pasted markup (web pages, Word, Google Docs): preserves its structure but not its styles, and removes anything
 * executable. Markup copied from rich text of a page is unchanged.
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

const RENAMED = new Map([
  ['H1', 'h2'],
  ['H5', 'h4'],
  ['H6', 'h4'],
  ['I', 'em'],
  ['DEL', 's'],
  ['STRIKE', 's'],
  ['INS', 'u'],
]);

/** Converts one element to the site's markup. */
function translate(element: Element): void {
  const { tagName } = element;
  const renamed = RENAMED.get(tagName);
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

/** Converts inline styles to elements. */
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

/** Converts a table row to a line of text. */
function translateRow(row: Element): void {
  const paragraph = row.ownerDocument.createElement('p');
  for (const [index, cell] of [...row.children].entries()) {
    if (index > 0) paragraph.append(', ');
    paragraph.append(cell.textContent?.trim() ?? '');
  }
  row.replaceWith(paragraph);
}

/** Converts a box with text to a paragraph, and unwraps one with blocks. */
function translateBox(element: Element): void {
  const hasBlocks = [...element.children].some(({ tagName }) => BLOCKS.test(tagName));
  if (hasBlocks || element.closest('p, li, h2, h3, h4')) unwrap(element);
  else rename(element, 'p');
}

/** Word's list items are paragraphs that begin with a bullet or number and have a level. */
function makeWordLists(body: HTMLElement): void {
  /** The open lists, outermost first. */
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

/** Removes an item's bullet or number; returns the kind of list it stands for. */
function takeBullet(paragraph: Element): 'ol' | 'ul' {
  const bullets = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const kind = /\w/.test((bullets[0]?.textContent ?? '').replace(/^[o§]/, '')) ? 'ol' : 'ul';
  for (const bullet of bullets) bullet.remove();

  return kind;
}

/** Google Docs puts a nested list beside its item. */
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
