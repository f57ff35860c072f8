import type { LinkPart } from '#domain/page/parts.ts';
import type { NavItem } from '#domain/site/website.ts';

/** `nav` is the header's navigation, which is stored beside the state (page/as-strap.ts). */
export type HeaderBasicState = {
  nav: NavItem[];
  /** Ways to get in touch. */
  linkList1: LinkPart[];
  /** The account. */
  linkList2: LinkPart[];
};

export const defaultState: HeaderBasicState = {
  nav: [],
  linkList1: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
  linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
};
