import type { HeadingPart } from '#domain/page/parts.ts';

export type AgentSearchState = {
  title: HeadingPart;
  placeholder: string;
  /** Agents on a page, 1 to 100. */
  perPage: number;
};

export const defaultState: AgentSearchState = {
  title: { html: 'Find an Agent', size: 'h2' },
  placeholder: 'Search by name',
  perPage: 20,
};
