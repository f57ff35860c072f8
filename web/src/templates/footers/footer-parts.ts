import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/**
 * Editable parts of every footer, without the legal line. Default links lead to pages every site has. `nav` is stored
 * beside the state (page/as-strap.ts).
 */
export const FOOTER_PARTS = defineParts({
  nav: part.nav('Navigation'),
  linkList1: part.links('First links', [
    { text: 'Search homes', href: '/search', type: 'link' },
    { text: 'Our agents', href: '/agents', type: 'link' },
  ]),
  linkList2: part.links('Second links', [
    { text: 'Contact us', action: 'contact-agent', type: 'link' },
    { text: 'What is my home worth?', action: 'estimate', type: 'link' },
  ]),
});

export type FooterState = StateOf<typeof FOOTER_PARTS>;

export const COLUMN_NAMES = ['Office', 'Links', 'Follow'] as const;

/** `columns` are the headings of the columns: office, links, social networks. */
export const COLUMNS_PARTS = defineParts({
  ...FOOTER_PARTS,
  columns: part.texts('Headings', COLUMN_NAMES),
});

export type ColumnsState = StateOf<typeof COLUMNS_PARTS>;
