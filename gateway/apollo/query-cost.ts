import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import { MAX_POINTS } from '#domain/search/rest-query.ts';

/** Fields of an answer, lists multiplied by the size asked for. All points of a map with all their fields are 16,000. */
export const MAX_COST = 40_000;

/** Refuses an operation whose answer would be too large, before anything is asked upstream. */
export const queryCostPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, schema, request }) {
        if (!operation) return;
        const cost = operationCost({ document, operation, schema, variables: request.variables ?? {} });
        if (cost <= MAX_COST) return;

        throw new GraphQLError('The operation asks for too much at once.', {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        });
      },
    };
  },
};

type Question = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  schema: GraphQLSchema;
  variables: Record<string, unknown>;
};

export function operationCost({ document, operation, schema, variables }: Question): number {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

  const cost = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
        return sum + cost(node.selectionSet, on);
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        return sum + cost(fragment?.selectionSet, schema.getType(fragment?.typeCondition.name.value ?? ''));
      }
      const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
      const below = field && getNamedType(field.type);
      if (!field || !isCompositeType(below)) return sum + 1;
      return sum + 1 + howMany(field, node, variables) * cost(node.selectionSet, below);
    }, 0);

  return cost(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

/** How many things a field gives, as far as its arguments say so. */
function howMany(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>) {
  const { size, limit, ids, perPage } = argumentsOf(field, node, variables);
  if (typeof perPage === 'number') return clamp(perPage, MAX_CALL_SIZE);
  if (typeof size === 'number') return clamp(size, MAX_CALL_SIZE);
  if (typeof limit === 'number') return clamp(limit, MAX_POINTS);

  return Array.isArray(ids) ? clamp(ids.length, MAX_CALL_SIZE) : 1;
}

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
) {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // Bad arguments are refused by the execution itself, with a message that names them.
    return {};
  }
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 1), max);
