import type { QueryResolvers } from '../../__generated__/types.ts';

export const shape: NonNullable<QueryResolvers['shape']> = (_, { index, id, type, path }, { dataSources }) =>
  dataSources.shapes.byKey(index, id, { type: type ?? undefined, path: path ?? undefined });
