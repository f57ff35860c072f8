import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';

export type LinkColumn = { title: HeadingPart; links: LinkPart[] };

export type ColumnedLinksState = { title: HeadingPart; columns: LinkColumn[] };

export const newColumn: LinkColumn = { title: { html: 'Heading', size: 'h4' }, links: [] };

export const defaultState: ColumnedLinksState = {
  title: { html: 'Quick Links', size: 'h2' },
  columns: [
    { title: { html: 'Communities', size: 'h4' }, links: [] },
    { title: { html: 'Resources', size: 'h4' }, links: [] },
  ],
};
