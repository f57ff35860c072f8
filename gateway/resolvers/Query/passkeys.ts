import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const passkeys: NonNullable<QueryResolvers['passkeys']> = (_, _args, context) => {
  requireEditor(context, 'read');

  return context.dataSources.people.ownPasskeys();
};
