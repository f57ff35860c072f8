/** Markup of one line: headings, labels. */
export const INLINE_TAGS = [
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
];

/** Markup of rich text. */
export const BLOCK_TAGS = [
  ...INLINE_TAGS,
  'blockquote',
  'cite',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'img',
  'ins',
  'li',
  'ol',
  'p',
  'pre',
  'q',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
];

export const ATTRIBUTES = [
  'alt',
  'class',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'loading',
  'rel',
  'rowspan',
  'scope',
  'src',
  'start',
  'style',
  'target',
  'title',
  'width',
];

/** What rich text may style, and how a value must look: no address, no expression. */
export const STYLE_PROPERTIES = ['color', 'background-color', 'font-size', 'font-weight', 'text-align'];
export const STYLE_VALUE = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s,.%/]+\)|var\(--[\w-]+\)|[\w.%-]+)$/i;

/** Where a link may lead. An address without a protocol is one of this site. */
export const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
