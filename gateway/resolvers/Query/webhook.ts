import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const webhook: NonNullable<QueryResolvers['webhook']> = (_, _args, context) => {
  requireEditor(context, 'integrations');

  return context.dataSources.webhook.current();
};
