import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import { readParts } from '#engine/read-parts.ts';
import { createApollo } from '../apollo/create-apollo.ts';
import type { AgentIdentity } from '../auth/identity.ts';
import type { GatewayContext } from '../context.ts';
import type { DataSources } from '../datasources/data-sources.ts';
import { displayRules } from '../display-rules/display-rules.ts';
import { createExecute } from '../requests/execute.ts';
import { EDMONTON } from './fixtures.ts';

type Fakes = { [Name in keyof DataSources]?: Partial<DataSources[Name]> };
type Options = { dataSources?: Fakes; identity?: AgentIdentity | null; variables?: Record<string, unknown> };

const quiet = () => undefined;

/** Runs an operation through the schema with fake sources; calling a source that is not given fails. */
export async function runQuery(
  query: string,
  { dataSources = {}, identity = null, variables = {} }: Options,
) {
  const apollo = createApollo({
    production: true,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
  const context: GatewayContext = {
    space: EDMONTON,
    identity,
    editorAccess: 'granted',
    customer: null,
    rules: displayRules(EDMONTON.source),
    features: DEFAULT_FEATURES,
    parts: await readParts(),
    now: new Date('2026-11-21T12:00:00Z'),
    language: () => 'en',
    signInCustomer: async () => false,
    dataSources: dataSources as DataSources,
  };
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for.
  const result = await createExecute(apollo, context)<any, Record<string, unknown>>(query, variables);
  await apollo.stop();

  return result;
}
