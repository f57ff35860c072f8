import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const beginPasskey: NonNullable<MutationResolvers['beginPasskey']> = (_, { input }, context) => {
  requireEditor(context, 'read');
  const { name, origin, current } = input;

  return asUserResult(async () => {
    const options = await context.dataSources.people.beginPasskey({
      name,
      origin,
      current: current ?? undefined,
    });

    return { __typename: 'BeginPasskeySuccess', options };
  });
};
