import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

// biome-ignore lint/suspicious/noShadowRestrictedNames: the scalar's name in GraphQL.
export const JSON = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (ast: ValueNode, variables) => valueFromASTUntyped(ast, variables),
});
