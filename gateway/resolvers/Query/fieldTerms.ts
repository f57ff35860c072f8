import type { QueryResolvers } from '../../__generated__/types.ts';
import { mayFilterBy } from '../../display-rules/searchable.ts';
import { badInput } from '../../errors.ts';

export const fieldTerms: NonNullable<QueryResolvers['fieldTerms']> = (_, { field }, context) => {
  if (!mayFilterBy(field, context.rules)) throw badInput('This field can not be searched.', 'field');

  return context.dataSources.listings.fieldTerms(field);
};
