import { EXAMPLE_PHONE_HEADER } from '../phone-header.ts';
import type { HeaderMobileHomeState } from './parts.ts';

export const fixtures: Record<string, HeaderMobileHomeState> = { 'with a customer': {} };

export const data = EXAMPLE_PHONE_HEADER;
