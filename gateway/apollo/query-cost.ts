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
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { GatewayContext } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import {
  type Arguments,
  leafCost,
  rawFieldCount,
  responseSize,
  SHORT_LIST,
  shareOf,
  workCost,
} from './field-costs.ts';

/** All points of a map with all fields cost 16,000; reading all listings' documents 6,000. */
export const MAX_COST = 24_000;

/** Rejects operations that would read or return too much, before any upstream is called. */
export const queryCostPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, schema, request, contextValue }) {
        if (!operation) return;
        const cost = costOf({ document, operation, schema, variables: request.variables ?? {} });
        const problem = costProblem(cost);
        if (problem) {
          const { message, ...extensions } = problem;
          throw new GraphQLError(message, {
            extensions: { ...extensions, code: 'BAD_USER_INPUT', http: { status: 400 } },
          });
        }

        const seconds = cost.work > 0 ? (contextValue.takeWork?.(cost.work) ?? null) : null;
        if (seconds !== null) throw tooManyRequests(seconds);
      },
    };
  },
};

export type OperationCost = {
  total: number;
  /** The part for reading instead of returning. */
  work: number;
  /** Total cost by field name. */
  byField: ReadonlyMap<string, number>;
  /** Source fields whose values are counted. */
  rawFields: number;
};

/** The problem with an operation's cost, naming its most expensive field; null within the limit. */
export function costProblem({ total, byField, rawFields }: Omit<OperationCost, 'work'>) {
  if (rawFields > MAX_FACET_FIELDS) {
    const message = `The operation counts the values of ${rawFields} rawFields, and at most ${MAX_FACET_FIELDS} are counted at once.`;
    return { message, field: 'searchFacets', cost: rawFields, maxCost: MAX_FACET_FIELDS };
  }
  if (total <= MAX_COST) return null;

  const [field, cost] = [...byField].reduce((mostExpensive, other) =>
    other[1] > mostExpensive[1] ? other : mostExpensive,
  );
  const message = `The operation asks for too much at once: it costs ${total}, of which ${field} costs ${cost}; at most ${MAX_COST} is allowed.`;
  return { message, field, cost, maxCost: MAX_COST };
}

type Question = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  schema: GraphQLSchema;
  variables: Record<string, unknown>;
};

/** An operation without variables always costs the same; a parsed one is the same object for every request. */
const constantCosts = new WeakMap<OperationDefinitionNode, OperationCost>();

function costOf(question: Question): OperationCost {
  const { operation } = question;
  if (operation.variableDefinitions?.length) return operationCost(question);

  const cost = constantCosts.get(operation) ?? operationCost(question);
  constantCosts.set(operation, cost);
  return cost;
}

/**
 * Estimates what an operation reads and returns: lists multiplied by the requested size, aliases counted
 * separately.
 */
export function operationCost({ document, operation, schema, variables }: Question): OperationCost {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const byField = new Map<string, number>();
  let [rawFields, work] = [0, 0];

  /** `isSized`: the parent field has a size argument for the lists in it; `times`: how often it is resolved. */
  const fieldCost = (
    node: FieldNode,
    type: GraphQLNamedType | undefined,
    { isSized, times }: { isSized: boolean; times: number },
  ): number => {
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const given = argumentsOf(field, node, variables);
    const below = getNamedType(field.type);
    rawFields += times * rawFieldCount(field.name, given);
    const read = workCost(field.name, given);
    work += times * read;
    if (!isCompositeType(below)) return leafCost(field.name) + read;

    const isList = isListType(getNullableType(field.type));
    const size = responseSize(field.name, given);
    const count = size ?? (isList && !isSized ? SHORT_LIST : 1);
    const inside = { isSized: size !== null && !isList, times: times * count };
    return 1 + shareOf(type?.name, field.name) * count * cost(node.selectionSet, below, inside) + read;
  };

  const cost = (
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    {
      isSized = false,
      times = 1,
      count,
    }: { isSized?: boolean; times?: number; count?: (name: string, cost: number) => void } = {},
  ): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const on = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
        return sum + cost(node.selectionSet, on, { isSized, times, count });
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        const on = schema.getType(fragment?.typeCondition.name.value ?? '');
        return sum + cost(fragment?.selectionSet, on, { isSized, times, count });
      }
      const price = fieldCost(node, type, { isSized, times });
      count?.(node.name.value, price);
      return sum + price;
    }, 0);

  const root = schema.getRootType(operation.operation) ?? undefined;
  const count = (name: string, price: number) => byField.set(name, (byField.get(name) ?? 0) + price);
  const total = cost(operation.selectionSet, root, { count });

  return { total, work, byField, rawFields };
}

const NO_ARGUMENTS: Arguments = {};

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Arguments {
  if (field.args.length === 0) return NO_ARGUMENTS;
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    // Invalid arguments are rejected by the execution, with a message that names them.
    return {};
  }
}
