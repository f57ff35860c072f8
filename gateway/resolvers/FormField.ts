import type { FormFieldResolvers } from '../__generated__/types.ts';

export const FormField: FormFieldResolvers = {
  options: ({ options }) => options ?? [],
};
