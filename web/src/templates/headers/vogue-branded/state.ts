import type { ImagePart } from '#domain/page/parts.ts';
import { DEFAULT_HEADER_STATE, type HeaderState } from '../header-state.ts';

/** What the plaque carries; words like `{office.officeName}` are filled in. */
export type HeaderVogueBrandedState = HeaderState & { brandText: string; brandLogo: ImagePart };

export const defaultState: HeaderVogueBrandedState = {
  ...DEFAULT_HEADER_STATE,
  brandText: '{office.officeName}',
  brandLogo: { imageUrl: '' },
};
