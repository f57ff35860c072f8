import type { Features } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import type { AgentIdentity, CustomerIdentity } from '../auth/identity.ts';
import { createViewer } from '../auth/viewer.ts';
import type { DisplayRules } from '../display-rules/display-rules.ts';
import { maySeeSolds, soldRules } from '../display-rules/sold-rules.ts';
import type { Log } from '../log.ts';
import type { PublicFetch } from '../outside/public-fetch.ts';
import { AgentsSource } from './agents/agents-source.ts';
import { BlogSource, type OutsideBlogs } from './blog/blog-source.ts';
import { WrittenPostsSource } from './blog/written-posts-source.ts';
import { ArchiveSource } from './files/archive-source.ts';
import { FilesSource } from './files/files-source.ts';
import { type FontsService, FontsSource } from './fonts/fonts-source.ts';
import { FormsSource } from './forms/forms-source.ts';
import { HostNamesSource } from './host-names/host-names-source.ts';
import { type Factories, lazyObject } from './lazy-object.ts';
import { LeadsSource } from './leads/leads-source.ts';
import { ListingImportSource } from './listing-import/listing-import-source.ts';
import { CoarseListingsSource } from './listings/coarse-listings-source.ts';
import { ListingsSource } from './listings/listings-source.ts';
import { MailsSource } from './mails/mails-source.ts';
import { MarketSource } from './market/market-source.ts';
import { NearbySource } from './nearby/nearby-source.ts';
import { type OldEngine, OldEngineSource } from './old-engine/old-engine-source.ts';
import { OwnListingsSource } from './own-listings/own-listings-source.ts';
import { DraftsSource } from './pages/drafts-source.ts';
import { type Changed, PageEditingSource } from './pages/page-editing-source.ts';
import { PagesSource } from './pages/pages-source.ts';
import { SiteDraftsSource } from './pages/site-drafts-source.ts';
import { TemplatesSource } from './pages/templates-source.ts';
import { PeopleSource } from './people/people-source.ts';
import { HierarchiesSource } from './places/hierarchies-source.ts';
import { PlacesSource } from './places/places-source.ts';
import { ProfileSource } from './profile/profile-source.ts';
import { DrawnAreasSource, PlaceShapesSource, ShapesSource } from './shapes/shapes-source.ts';
import { SoldsSource } from './solds/solds-source.ts';
import type { UpstreamName, Upstreams } from './upstream.ts';
import { WebhookSource } from './webhook/webhook-source.ts';
import { WordPressImport } from './wordpress/wordpress-import.ts';

export type DataSources = {
  pages: PagesSource;
  editing: PageEditingSource;
  drafts: DraftsSource;
  siteDrafts: SiteDraftsSource;
  templates: TemplatesSource;
  files: FilesSource;
  archive: ArchiveSource;
  listings: ListingsSource;
  places: PlacesSource;
  hierarchies: HierarchiesSource;
  shapes: Pick<ShapesSource, 'byKey'>;
  drawnAreas: DrawnAreasSource;
  agents: AgentsSource;
  blog: BlogSource;
  solds: SoldsSource;
  fonts: FontsSource;
  /** Null when none is configured. */
  oldEngine: OldEngineSource | null;
  forms: FormsSource;
  market: MarketSource;
  nearby: NearbySource;
  profile: ProfileSource;
  mails: MailsSource;
  listingImport: ListingImportSource;
  ownListings: OwnListingsSource;
  leads: LeadsSource;
  webhook: WebhookSource;
  hostNames: HostNamesSource;
  wordPress: WordPressImport;
  people: PeopleSource;
  writtenPosts: WrittenPostsSource;
};

/** What the sources of a request are made of. */
export type SourceOptions = {
  upstreams: Upstreams;
  space: Space;
  agent: AgentIdentity | null;
  customer: CustomerIdentity | null;
  rules: DisplayRules;
  /** Whether the listing data service ignores what a seller withholds (`Upstream`). */
  withholds: boolean;
  changed: Changed;
  blogs: OutsideBlogs;
  /** The service that lists more font families; null when not configured. */
  fonts: FontsService | null;
  oldEngine: OldEngine | null;
  /** Reaches WordPress sites that agents import from. */
  fetchImport: PublicFetch;
  features: Features;
  /** Called when a view of a form is opened. */
  onFormView?: () => void;
  /** The visitor's IP as determined by the server; null when unknown. */
  visitorIp: string | null;
  /** Ends the customer's session by cookie, whose token a service did not accept. */
  endCustomerSession: () => Promise<void>;
  /** Whether the caller has disconnected: calls that fail then were cancelled. */
  isCallerGone?: () => boolean;
  log: Log;
};

/** The sources of one request, each made when it is first used; nothing is shared between requests. */
export function createDataSources(options: SourceOptions): DataSources {
  const { space, agent, customer, changed, blogs, features, visitorIp } = options;
  const service = serviceOf(options);
  const named = async () => (await sources.pages.getSite()).website.config.setup.blogUrl;

  const sources: DataSources = lazyObject<DataSources>({
    ...listingFactories(options, () => sources),
    pages: () => new PagesSource(service('engine')),
    editing: () => new PageEditingSource({ ...service('engine'), changed }),
    drafts: () => new DraftsSource({ ...service('engine'), changed }),
    siteDrafts: () => new SiteDraftsSource(service('engine')),
    templates: () => new TemplatesSource({ ...service('engine'), changed }),
    files: () => new FilesSource(service('engine')),
    archive: () => new ArchiveSource({ ...service('engine'), changed }),
    mails: () => new MailsSource(service('engine')),
    listingImport: () => new ListingImportSource(service('engine')),
    ownListings: () => new OwnListingsSource(service('engine')),
    writtenPosts: () => new WrittenPostsSource(service('engine')),
    places: () => new PlacesSource(service('geo')),
    hierarchies: () => new HierarchiesSource(service('api')),
    shapes: () => new (features['gus-v2'] ? ShapesSource : PlaceShapesSource)(service('geo')),
    drawnAreas: () =>
      new DrawnAreasSource({ ...service('api'), token: agent?.token ?? customer?.token ?? null }),
    agents: () => new AgentsSource(service('api')),
    people: () => new PeopleSource(service('api')),
    leads: () => new LeadsSource(service('api')),
    webhook: () => new WebhookSource(service('api')),
    hostNames: () => new HostNamesSource(service('api')),
    forms: () =>
      new FormsSource({
        ...service('api'),
        visitorIp,
        customerToken: customer?.token ?? null,
        onView: options.onFormView,
      }),
    profile: () =>
      new ProfileSource({
        ...service('api'),
        token: customer?.token ?? null,
        source: space.source,
        visitorIp,
        onUnauthenticated: options.endCustomerSession,
      }),
    blog: () =>
      new BlogSource({
        spaceId: space.id,
        engine: service('engine').upstream,
        token: service('engine').token,
        named,
        outside: blogs,
      }),
    fonts: () => new FontsSource(options.fonts),
    oldEngine: () => options.oldEngine && new OldEngineSource(options.oldEngine, space.id),
    wordPress: () => new WordPressImport(options.fetchImport),
  });

  return sources;
}

type ListingSources = Pick<DataSources, 'listings' | 'solds' | 'market' | 'nearby'>;

/** The sources of listings, by what the requesting visitor may see. */
function listingFactories(options: SourceOptions, sources: () => DataSources): Factories<ListingSources> {
  const { space, rules, withholds } = options;
  const service = serviceOf(options);
  const sold = soldRules(space.source);
  let knownViewer: ReturnType<typeof createViewer> | undefined;
  const viewer = () => {
    knownViewer ??= createViewer({ ...options, profile: sources().profile });
    return knownViewer();
  };
  const isSoldAllowed = async () => sold.soldAllowed === 'everyone' || maySeeSolds(sold, await viewer());
  const listingOptions = () => ({
    ...service('api'),
    source: space.source,
    rules,
    vowRequired: space.vowRequired === true,
    viewer,
  });

  return {
    listings: () =>
      withholds
        ? new ListingsSource(listingOptions())
        : new CoarseListingsSource({
            ...listingOptions(),
            boundsOfShape: async (index, id) => (await sources().shapes.byKey(index, id, {}))?.bounds ?? null,
          }),
    solds: () =>
      new SoldsSource({
        ...service('api'),
        source: space.source,
        rules: sold,
        isAllowed: isSoldAllowed,
        withholds,
      }),
    market: () => new MarketSource({ ...service('api'), source: space.source }),
    nearby: () => new NearbySource(service('api')),
  };
}

/** Calls of a service about the space, in the name of the agent if one is signed in. */
const serviceOf =
  ({ upstreams, space, agent }: Pick<SourceOptions, 'upstreams' | 'space' | 'agent'>) =>
  (name: UpstreamName) => ({
    upstream: { name, ...upstreams[name] },
    spaceId: space.id,
    token: agent?.token ?? null,
  });
