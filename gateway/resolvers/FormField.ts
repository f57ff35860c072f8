import type { FormFieldResolvers } from '../__generated__/types.ts';
import { shownAccountValue } from '../profile/account-values.ts';

export const FormField: FormFieldResolvers = {
  options: ({ options }) => options ?? [],
  accountValue: async ({ name, type }, _args, context) =>
    name === type && (name === 'email' || name === 'phone')
      ? // A form can be filled in without it.
        (await shownAccountValue(name, context).catch(() => '')) || null
      : null,
};
