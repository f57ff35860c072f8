import type { SiteVersion } from '../datasources/pages/pages.types.ts';

export type WebsiteMapper = SiteVersion;
