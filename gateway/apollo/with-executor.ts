import type { ApolloServerOptions } from '@apollo/server';
import { execute, isIncrementalResult } from '@graphql-tools/executor';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';

type Gateway = NonNullable<ApolloServerOptions<GatewayContext>['gateway']>;

/** The schema, executed by @graphql-tools/executor: Apollo Server takes another executor than graphql-js only here (decision 0073). */
export function withExecutor(schema: GraphQLSchema): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, context, request }) => {
        const result = await execute({
          schema,
          document,
          contextValue: context,
          variableValues: request.variables,
          operationName: request.operationName,
        });
        if (isIncrementalResult(result)) throw new Error('The gateway does not support incremental delivery');

        return result;
      },
    }),
    stop: async () => {},
  };
}
