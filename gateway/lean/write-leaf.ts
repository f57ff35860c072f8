import type { GraphQLLeafType } from 'graphql';
import { NotLean } from './lean-error.ts';

/** A scalar or enum as JSON, through its own serialisation. */
export function writeLeaf(type: GraphQLLeafType, value: unknown): string {
  const serialized: unknown = type.serialize(value);
  if (serialized === null || serialized === undefined) throw new NotLean('A scalar without a value');
  const text = JSON.stringify(serialized);
  if (text === undefined) throw new NotLean('A scalar that is not JSON');

  return text;
}
