import type { LinkPart } from '#domain/page/parts.ts';
import type { NavItem } from '#domain/site/website.ts';

/** `nav` is stored beside the state (page/as-strap.ts). */
export type FooterBasicState = { nav: NavItem[]; linkList1: LinkPart[]; linkList2: LinkPart[] };

export const defaultState: FooterBasicState = { nav: [], linkList1: [], linkList2: [] };
