import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** Editable parts of every header. `nav` is stored beside the state (page/as-strap.ts). */
export const HEADER_PARTS = defineParts({
  nav: part.nav('Navigation'),
  /** Contact links. */
  linkList1: part.links('Contact links', [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
  ]),
  /** Account links. */
  linkList2: part.links('Account links', [{ text: 'Sign In', action: 'sign-in', type: 'link' }]),
});

export type HeaderState = StateOf<typeof HEADER_PARTS>;
