import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Features } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import type { EditorAccess } from './auth/editor-access.ts';
import { type AgentIdentity, agentOf, type CustomerIdentity, customerOf } from './auth/identity.ts';
import { createViewer } from './auth/viewer.ts';
import { AgentsSource } from './datasources/agents/agents-source.ts';
import { BlogSource, type OutsideBlogs } from './datasources/blog/blog-source.ts';
import { WrittenPostsSource } from './datasources/blog/written-posts-source.ts';
import { ArchiveSource } from './datasources/files/archive-source.ts';
import { FilesSource } from './datasources/files/files-source.ts';
import { type FontsService, FontsSource } from './datasources/fonts/fonts-source.ts';
import { FormsSource } from './datasources/forms/forms-source.ts';
import { HostNamesSource } from './datasources/host-names/host-names-source.ts';
import { LeadsSource } from './datasources/leads/leads-source.ts';
import { ListingImportSource } from './datasources/listing-import/listing-import-source.ts';
import { CoarseListingsSource } from './datasources/listings/coarse-listings-source.ts';
import { ListingsSource } from './datasources/listings/listings-source.ts';
import { MailsSource } from './datasources/mails/mails-source.ts';
import { MarketSource } from './datasources/market/market-source.ts';
import { NearbySource } from './datasources/nearby/nearby-source.ts';
import { type OldEngine, OldEngineSource } from './datasources/old-engine/old-engine-source.ts';
import { OwnListingsSource } from './datasources/own-listings/own-listings-source.ts';
import { DraftsSource } from './datasources/pages/drafts-source.ts';
import { type Changed, PageEditingSource } from './datasources/pages/page-editing-source.ts';
import { PagesSource } from './datasources/pages/pages-source.ts';
import { SiteDraftsSource } from './datasources/pages/site-drafts-source.ts';
import { TemplatesSource } from './datasources/pages/templates-source.ts';
import { PeopleSource } from './datasources/people/people-source.ts';
import { HierarchiesSource } from './datasources/places/hierarchies-source.ts';
import { PlacesSource } from './datasources/places/places-source.ts';
import { ProfileSource } from './datasources/profile/profile-source.ts';
import { DrawnAreasSource, PlaceShapesSource, ShapesSource } from './datasources/shapes/shapes-source.ts';
import { SoldsSource } from './datasources/solds/solds-source.ts';
import type { UpstreamName, Upstreams } from './datasources/upstream.ts';
import { WebhookSource } from './datasources/webhook/webhook-source.ts';
import { WordPressImport } from './datasources/wordpress/wordpress-import.ts';
import { type DisplayRules, displayRules, rulesWithTextSearch } from './display-rules/display-rules.ts';
import { maySeeSolds, soldRules } from './display-rules/sold-rules.ts';
import type { Log } from './log.ts';
import { madeOnce } from './made-once.ts';
import type { PublicFetch } from './outside/public-fetch.ts';

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

/** The context shared by the resolvers of one request. */
export type GatewayContext = {
  space: Space;
  /** The signed-in agent of this space; null for a visitor. */
  identity: AgentIdentity | null;
  /** Whether `identity` may edit from where this request comes (`requireEditor`). */
  editorAccess: EditorAccess;
  /** The signed-in customer of this space; grants no editing. */
  customer: CustomerIdentity | null;
  rules: DisplayRules;
  features: Features;
  /** The part declarations of every installed template. */
  parts: PartsTable;
  now: Date;
  /** The language of the site, for what the gateway words itself; without a promise once it is known. */
  language(): Language | Promise<Language>;
  /** Consumes an operation's work from the visitor's rate limit: null, or the seconds until it would fit. */
  takeWork?: (work: number) => number | null;
  /** Takes the homes of a map from what the visitor may see on maps: null, or the seconds until there is room. */
  takePoints?: (homes: number) => number | null;
  /**
   * Signs the customer of an id token in with the response to this request; false when the token is not to be
   * trusted, and where somebody is signed in already.
   */
  signInCustomer(idToken: string): Promise<boolean>;
  dataSources: DataSources;
};

export type ContextOptions = {
  upstreams: Upstreams;
  space: Space;
  identity: AgentIdentity | null;
  editorAccess: EditorAccess;
  customer: CustomerIdentity | null;
  now: Date;
  changed: Changed;
  blogs: OutsideBlogs;
  /** The service that lists more font families; null when not configured. */
  fonts: FontsService | null;
  oldEngine: OldEngine | null;
  /** Reaches WordPress sites that agents import from. */
  fetchImport: PublicFetch;
  features: Features;
  parts: PartsTable;
  /** Called when a view of a form is opened. */
  onFormView?: () => void;
  /** The visitor's IP as determined by the server; null when unknown. */
  visitorIp: string | null;
  /** Ends the customer's session by cookie, whose token a service did not accept. */
  endCustomerSession: () => Promise<void>;
  /** Opens a session for the customer of an id token; false when it is not to be trusted. */
  signInCustomer: (idToken: string) => Promise<boolean>;
  log: Log;
};

/** Sources and loaders of one request; nothing is shared between requests. */
export function createContext(options: ContextOptions): GatewayContext {
  const { upstreams, space, identity, now, changed, blogs, features, visitorIp } = options;
  const agent = agentOf(identity, space.id, now);
  const customer = customerOf(options.customer, space.id, now);
  const withholds = upstreams.api.withholds === true;
  const rules = withholds ? rulesWithTextSearch(space.source) : displayRules(space.source);
  const sold = soldRules(space.source);
  const service = (name: UpstreamName) => ({
    upstream: { name, ...upstreams[name] },
    spaceId: space.id,
    token: agent?.token ?? null,
  });

  let knownViewer: ReturnType<typeof createViewer> | undefined;
  const viewer = () => {
    knownViewer ??= createViewer({ customer, profile: dataSources.profile, log: options.log });
    return knownViewer();
  };
  const listingOptions = () => ({
    ...service('api'),
    source: space.source,
    rules,
    vowRequired: space.vowRequired === true,
    viewer,
  });
  const isAllowed = async () => sold.soldAllowed === 'everyone' || maySeeSolds(sold, await viewer());
  let siteLanguage: Language | Promise<Language> | undefined;
  const language = () => {
    siteLanguage ??= languageOf(dataSources.pages).then((known) => {
      siteLanguage = known;
      return known;
    });
    return siteLanguage;
  };
  const named = async () => (await dataSources.pages.getSite()).website.config.setup.blogUrl;

  const dataSources: DataSources = madeOnce<DataSources>({
    pages: () => new PagesSource(service('engine')),
    editing: () => new PageEditingSource({ ...service('engine'), changed }),
    drafts: () => new DraftsSource({ ...service('engine'), changed }),
    siteDrafts: () => new SiteDraftsSource(service('engine')),
    templates: () => new TemplatesSource({ ...service('engine'), changed }),
    files: () => new FilesSource(service('engine')),
    archive: () => new ArchiveSource({ ...service('engine'), changed }),
    listings: () =>
      withholds
        ? new ListingsSource(listingOptions())
        : new CoarseListingsSource({
            ...listingOptions(),
            boundsOfShape: async (index, id) =>
              (await dataSources.shapes.byKey(index, id, {}))?.bounds ?? null,
          }),
    places: () => new PlacesSource(service('geo')),
    hierarchies: () => new HierarchiesSource(service('api')),
    shapes: () => new (features['gus-v2'] ? ShapesSource : PlaceShapesSource)(service('geo')),
    drawnAreas: () =>
      new DrawnAreasSource({
        ...service('api'),
        token: agent?.token ?? customer?.token ?? null,
      }),
    agents: () => new AgentsSource(service('api')),
    blog: () =>
      new BlogSource({
        spaceId: space.id,
        engine: service('engine').upstream,
        token: service('engine').token,
        named,
        outside: blogs,
      }),
    nearby: () => new NearbySource(service('api')),
    solds: () =>
      new SoldsSource({ ...service('api'), source: space.source, rules: sold, isAllowed, withholds }),
    fonts: () => new FontsSource(options.fonts),
    oldEngine: () => options.oldEngine && new OldEngineSource(options.oldEngine, space.id),
    forms: () =>
      new FormsSource({
        ...service('api'),
        visitorIp,
        customerToken: customer?.token ?? null,
        onView: options.onFormView,
      }),
    market: () => new MarketSource({ ...service('api'), source: space.source }),
    profile: () =>
      new ProfileSource({
        ...service('api'),
        token: customer?.token ?? null,
        source: space.source,
        visitorIp,
        onUnauthenticated: options.endCustomerSession,
      }),
    mails: () => new MailsSource(service('engine')),
    listingImport: () => new ListingImportSource(service('engine')),
    ownListings: () => new OwnListingsSource(service('engine')),
    leads: () => new LeadsSource(service('api')),
    webhook: () => new WebhookSource(service('api')),
    hostNames: () => new HostNamesSource(service('api')),
    wordPress: () => new WordPressImport(options.fetchImport),
    people: () => new PeopleSource(service('api')),
    writtenPosts: () => new WrittenPostsSource(service('engine')),
  });

  return {
    space,
    identity: agent,
    editorAccess: options.editorAccess,
    customer,
    rules,
    features,
    parts: options.parts,
    now,
    language,
    signInCustomer: async (idToken) => customer === null && (await options.signInCustomer(idToken)),
    dataSources,
  };
}

/** English where the site cannot be read: a listing is attributed all the same. */
async function languageOf(pages: PagesSource): Promise<Language> {
  try {
    const { language } = (await pages.getSite()).website.config.display;
    return isLanguage(language) ? language : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
