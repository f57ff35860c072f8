import { GraphQLError, GraphQLScalarType } from 'graphql';

// biome-ignore lint/suspicious/noShadowRestrictedNames: the scalar's name in GraphQL.
export const Date = new GraphQLScalarType({
  name: 'Date',
  serialize: readDay,
  parseValue: readDay,
});

function readDay(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)) return value;
  throw new GraphQLError('This is not a day in ISO 8601.');
}
