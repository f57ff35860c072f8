import type { MutationResolvers } from '../../__generated__/types.ts';
import { badInput } from '../../errors.ts';
import { asUserResult } from '../../results.ts';

const MAX_VALUES = 100;

export const submitForm: NonNullable<MutationResolvers['submitForm']> = (_, { input }, { dataSources }) =>
  asUserResult(async () => {
    const { formId, ...filled } = input;
    if (filled.values.length > MAX_VALUES) throw badInput('This form has too many fields.', 'values');

    await dataSources.forms.submit(formId, filled);
    return { __typename: 'SubmitFormSuccess', formId };
  });
