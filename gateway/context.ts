import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Features } from '#domain/site/features.ts';
import type { Space } from '#domain/site/website.ts';
import type { EditorAccess } from './auth/editor-access.ts';
import { type AgentIdentity, agentOf, type CustomerIdentity, customerOf } from './auth/identity.ts';
import { createDataSources, type DataSources, type SourceOptions } from './datasources/data-sources.ts';
import type { PagesSource } from './datasources/pages/pages-source.ts';
import { type DisplayRules, displayRules, rulesWithTextSearch } from './display-rules/display-rules.ts';

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
  /** The language of the site, for texts of the gateway itself; no promise once it is known. */
  language(): Language | Promise<Language>;
  /** Consumes an operation's work from the visitor's rate limit: null, or the seconds until it would fit. */
  takeWork?: (work: number) => number | null;
  /** Consumes the listings of a map from the visitor's limit: null, or the seconds until they would fit. */
  takePoints?: (homes: number) => number | null;
  /**
   * Signs the customer of an id token in with the response to this request; false when the token is not to be
   * trusted, and where somebody is signed in already.
   */
  signInCustomer(idToken: string): Promise<boolean>;
  dataSources: DataSources;
};

export type ContextOptions = Omit<SourceOptions, 'agent' | 'rules' | 'withholds'> & {
  identity: AgentIdentity | null;
  editorAccess: EditorAccess;
  now: Date;
  parts: PartsTable;
  /** Opens a session for the customer of an id token; false when it is not to be trusted. */
  signInCustomer: (idToken: string) => Promise<boolean>;
};

/** The context of one request; nothing is shared between requests. */
export function createContext({
  identity,
  editorAccess,
  now,
  parts,
  signInCustomer,
  ...given
}: ContextOptions): GatewayContext {
  const { space, features, upstreams } = given;
  const agent = agentOf(identity, space.id, now);
  const customer = customerOf(given.customer, space.id, now);
  const withholds = upstreams.api.withholds === true;
  const rules = withholds ? rulesWithTextSearch(space.source) : displayRules(space.source);
  const dataSources = createDataSources({ ...given, agent, customer, rules, withholds });
  let siteLanguage: Language | Promise<Language> | undefined;

  return {
    space,
    identity: agent,
    editorAccess,
    customer,
    rules,
    features,
    parts,
    now,
    language() {
      siteLanguage ??= languageOf(dataSources.pages).then((known) => {
        siteLanguage = known;
        return known;
      });
      return siteLanguage;
    },
    signInCustomer: async (idToken) => customer === null && (await signInCustomer(idToken)),
    dataSources,
  };
}

/** English where the site cannot be read: a listing is still attributed. */
async function languageOf(pages: PagesSource): Promise<Language> {
  try {
    const { language } = (await pages.getSite()).website.config.display;
    return isLanguage(language) ? language : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}
