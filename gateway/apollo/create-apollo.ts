import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { resolvers } from '../__generated__/resolvers.ts';
import { typeDefs } from '../__generated__/typeDefs.ts';
import type { GatewayContext } from '../context.ts';
import type { Log } from '../log.ts';
import { createDocumentStore } from './document-store.ts';
import { type FormatOptions, formatErrors } from './format-error.ts';
import { queryCostPlugin } from './query-cost.ts';
import { MAX_RECURSIVE_SELECTIONS, MAX_TOKENS, queryLimits } from './query-limits.ts';
import { withExecutor } from './with-executor.ts';

/** The GraphQL server with its limits, without a transport. */
export function createApollo(options: FormatOptions): ApolloServer<GatewayContext> {
  const { production, log } = options;

  return new ApolloServer<GatewayContext>({
    gateway: withExecutor(makeExecutableSchema({ typeDefs, resolvers })),
    nodeEnv: production ? 'production' : 'development',
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    maxRecursiveSelections: MAX_RECURSIVE_SELECTIONS,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [queryLimits],
    plugins: [
      queryCostPlugin,
      // It would wrap every resolver; no response is cacheable anyway.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    formatError: formatErrors(options),
    stopOnTerminationSignals: false,
    logger: apolloLogger(log),
  });
}

const apolloLogger = (log: Log) => ({
  debug: (message: unknown) => log.debug({}, String(message)),
  info: (message: unknown) => log.info({}, String(message)),
  warn: (message: unknown) => log.warn({}, String(message)),
  error: (message: unknown) => log.error({}, String(message)),
});
