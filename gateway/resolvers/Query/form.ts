import type { QueryResolvers } from '../../__generated__/types.ts';

export const form: NonNullable<QueryResolvers['form']> = async (_, { id, captcha }, { dataSources }) => {
  const view = await dataSources.forms.view(id, { captcha });

  return view && { ...view, id: view.id ?? id };
};
