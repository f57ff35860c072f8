import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  cta: part.link('Call to action', { text: 'Contact', href: '/contact', type: 'link' }),
});

export type HeaderNeoState = StateOf<typeof parts>;

export const defaultState: HeaderNeoState = initialState(parts);
