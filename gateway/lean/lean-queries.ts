import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { MAX_COST, operationCost } from '../apollo/query-cost.ts';
import type { GatewayContext } from '../context.ts';
import { compileLean, type LeanOperation } from './lean-operation.ts';

const MAX_KEPT = 500;
const LONGEST_TEXT = 20_000;

type Known = { document: DocumentNode; schema: GraphQLSchema; lean: LeanOperation };

/** Queries that the GraphQL server has parsed, validated and let through once, compiled for the next time. */
export type LeanQueries = {
  /** Tells the queries to keep. */
  plugin: ApolloServerPlugin<GatewayContext>;
  has(query: string): boolean;
  /** The whole answer as JSON; null for what has to be executed as usual, for example because it has an error. */
  run(query: string, variables: Record<string, unknown>, context: GatewayContext): Promise<string | null>;
};

export function createLeanQueries(): LeanQueries {
  const known = new Map<string, Known | null>();

  const keep = (query: string, document: DocumentNode, schema: GraphQLSchema) => {
    if (known.has(query) || query.length > LONGEST_TEXT) return;
    const lean = compileLean(schema, document);
    known.set(query, lean && { document, schema, lean });
    if (known.size > MAX_KEPT) known.delete(known.keys().next().value ?? '');
  };

  return {
    plugin: {
      async requestDidStart() {
        return {
          async didResolveOperation({ request, document, schema }) {
            if (request.query) keep(request.query, document, schema);
          },
        };
      },
    },
    has: (query) => known.get(query) != null,
    async run(query, variables, context) {
      const found = known.get(query);
      if (!found) return null;
      // The latest asked for are the last to go.
      known.delete(query);
      known.set(query, found);

      const { document, schema, lean } = found;
      if (operationCost({ document, operation: lean.operation, schema, variables }) > MAX_COST) return null;

      try {
        return await lean.run(context, variables);
      } catch {
        // Executed once more, the error gets its place, its public form and its line in the log.
        return null;
      }
    },
  };
}
