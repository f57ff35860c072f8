import type { Kysely } from 'kysely';
import type { DoubtLimits } from '#domain/contact/doubt.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Features } from '#domain/site/features.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import type { Geocode } from './geocoding/geocoder.ts';
import type { HostNames } from './hosts/host-names.ts';
import type { SignUpByForm } from './identity/login/sign-up-by-form.ts';
import type { VerifyToken } from './identity/provider/token-claims.ts';
import type { Scans } from './limits/scans.ts';
import type { IpList } from './network/ip-list.ts';
import type { ListingSearcher } from './operations/listings/searchers/listing-searcher.ts';
import type { SearchIndex } from './search-index/search-index.ts';
import type { SpaceCache } from './space-cache.ts';
import type { Store } from './store/database/db.ts';
import type { Schema } from './store/schema.ts';

/** What routes and operations depend on. */
export type EngineContext = {
  db: Kysely<Schema>;
  /** A transaction of plain SQL. */
  script: Store['script'];
  clock: () => Date;
  cache: SpaceCache;
  /** Runs searches in memory; without it the store runs all of them. */
  index?: SearchIndex;
  /** Finds listings, by the index where it can. */
  listings: ListingSearcher;
  /** Queue for queries that read most listings of a source. */
  scans: Scans;
  verifyToken: VerifyToken;
  /** An account for who sent a form; without it forms sign nobody in. */
  signUpByForm?: SignUpByForm;
  /** Without it cache invalidation is rejected. */
  invalidateSecret?: string;
  /** What asks the sender of a form for a captcha, where it differs from the defaults. */
  doubtLimits?: DoubtLimits;
  /** Whether a mail server delivers mails (scheduled-jobs.ts); otherwise they stay in the store. */
  deliversMail: boolean;
  /** Whether agents sign in at an outside provider, so that neither passwords nor passkeys of ours do. */
  agentsSignInElsewhere: boolean;
  /** Name of the identity provider elsewhere that all agents sign in with, if there is one. */
  agentProvider?: string;
  /** Networks besides the public internet that webhooks may reach. */
  webhookNetworks?: IpList;
  hostNames: HostNames;
  /** Looks up addresses; without it homes are placed by what the store knows. */
  geocode?: Geocode;
  features: Features;
  /** Part declarations of every installed template; saves are validated against them. */
  parts: PartsTable;
  /** Where uploaded files are. */
  storage: FileStorage;
  /** A local folder of uploads in progress. */
  incomingDir: string;
  /** Limit of all files of a site that has none of its own. */
  filesQuotaBytes: number;
};
