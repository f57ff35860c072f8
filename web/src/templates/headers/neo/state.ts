import type { LinkPart } from '#domain/page/parts.ts';
import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

/** `cta` is the call to action in its box. */
export type HeaderNeoState = HeaderState & { cta: LinkPart };

export const defaultState: HeaderNeoState = {
  ...DEFAULT_HEADER_STATE,
  cta: { text: 'Contact', href: '/contact', type: 'link' },
};
