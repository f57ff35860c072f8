import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** Editable parts of every header. `nav` is stored beside the state (page/as-strap.ts). */
export const HEADER_PARTS = defineParts({
  nav: part.nav('Navigation'),
  /** Contact links. */
  linkList1: part.links('Contact links', [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
  ]),
  /** Account links. */
  /** A button in every design; none without words. */
  cta: part.link('Call to action', { text: '', type: 'link' }),
  linkList2: part.links('Account links', [{ text: 'Sign In', action: 'sign-in', type: 'link' }]),
});

export type HeaderState = StateOf<typeof HEADER_PARTS>;

/** What a drawer is made of. */
export type DrawerState = Omit<HeaderState, 'cta'>;
