import type { MutationResolvers } from '../../__generated__/types.ts';
import { badInput } from '../../errors.ts';
import { asUserResult } from '../../results.ts';

const MAX_VALUES = 100;
const MAX_CONSENT = 1000;

export const submitForm: NonNullable<MutationResolvers['submitForm']> = (
  _,
  { input },
  { customer, dataSources, signInCustomer },
) =>
  asUserResult(async () => {
    const { formId, trap, ...filled } = input;
    if (trap) throw badInput('The message could not be sent.', 'trap', 'trap');
    if (filled.values.length > MAX_VALUES) throw badInput('This form has too many fields.', 'values');

    if (filled.consent && filled.consent.length > MAX_CONSENT) throw badInput('This is too long.', 'consent');

    const { idToken } = await dataSources.forms.submit(formId, filled);
    const isNew = idToken !== null && (await signInCustomer(idToken));
    return { __typename: 'SubmitFormSuccess', formId, signedIn: isNew || customer !== null };
  });
