import type { LinkPart } from '#domain/page/parts.ts';
import type { NavItem } from '#domain/site/website.ts';

/** `nav` is stored beside the state (page/as-strap.ts). */
export type FooterState = { nav: NavItem[]; linkList1: LinkPart[]; linkList2: LinkPart[] };

export const DEFAULT_FOOTER_STATE: FooterState = { nav: [], linkList1: [], linkList2: [] };

export const COLUMN_NAMES = ['Office', 'Links', 'Follow'] as const;

/** `columns` are the headings of the columns: office, links, social networks. */
export type ColumnsState = FooterState & { columns: string[] };

export const DEFAULT_COLUMNS_STATE: ColumnsState = { ...DEFAULT_FOOTER_STATE, columns: [...COLUMN_NAMES] };
