import type { Kysely } from 'kysely';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Features } from '#domain/site/features.ts';
import type { VerifyToken } from './identity/token-claims.ts';
import type { Scans } from './scans.ts';
import type { SearchIndex } from './search-index/search-index.ts';
import type { SpaceCache } from './space-cache.ts';
import type { Schema } from './store/schema.ts';

/** What routes and operations work with. */
export type EngineContext = {
  db: Kysely<Schema>;
  clock: () => Date;
  cache: SpaceCache;
  /** What searches are answered from; without one the store answers all of them. */
  index?: SearchIndex;
  /** Through it goes whatever reads most listings of a source. */
  scans: Scans;
  verifyToken: VerifyToken;
  invalidateSecret?: string;
  features: Features;
  parts: PartsTable;
  /** Where the bytes of uploaded files are: a folder a space. */
  filesDir: string;
};
