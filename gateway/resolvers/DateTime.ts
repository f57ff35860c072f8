import { GraphQLError, GraphQLScalarType } from 'graphql';

export const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: readInstant,
  parseValue: readInstant,
});

/** Serialises instants as ISO 8601 in UTC. */
function readInstant(value: unknown): string {
  const date = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
  if (date && !Number.isNaN(date.getTime())) return date.toISOString();
  throw new GraphQLError('This is not an instant in ISO 8601.');
}
