import { EXAMPLE_PHONE_HEADER } from '../phone-header.ts';
import type { HeaderMobileInteriorState } from './parts.ts';

export const fixtures: Record<string, HeaderMobileInteriorState> = { 'with a customer': {} };

export const data = EXAMPLE_PHONE_HEADER;
