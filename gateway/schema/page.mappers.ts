import type { PageVersion } from '../datasources/pages/pages.types.ts';

export type PageMapper = PageVersion;
