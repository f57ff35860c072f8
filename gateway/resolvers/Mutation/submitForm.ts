import type { MutationResolvers } from '../../__generated__/types.ts';
import { badInput } from '../../errors.ts';
import { withAccountValues } from '../../profile/account-values.ts';
import { asUserResult } from '../../results.ts';

const MAX_VALUES = 100;
const MAX_CONSENT = 1000;

export const submitForm: NonNullable<MutationResolvers['submitForm']> = (
  _,
  { input },
  { customer, dataSources, signInCustomer },
) =>
  asUserResult(async () => {
    const { formId, trap, accountFields, ...filled } = input;
    // The forms service checks a captcha that is sent, whatever the form asks for.
    if (trap && !filled.captcha?.trim())
      throw badInput('Please enter the numbers of the picture.', 'captcha', 'captcha-needed');
    if (filled.values.length > MAX_VALUES) throw badInput('This form has too many fields.', 'values');

    if (filled.consent && filled.consent.length > MAX_CONSENT) throw badInput('This is too long.', 'consent');

    const values = await withAccountValues(filled.values, accountFields ?? [], { customer, dataSources });
    const { idToken } = await dataSources.forms.submit(formId, { ...filled, values });
    const isNew = idToken !== null && (await signInCustomer(idToken));
    return { __typename: 'SubmitFormSuccess', formId, signedIn: isNew || customer !== null };
  });
