import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';
import { asUserResult } from '../../results.ts';

export const importPicture: NonNullable<MutationResolvers['importPicture']> = (_, { url }, context) => {
  requireEditor(context, 'pages');

  return asUserResult(async () => {
    const { wordPress, files } = context.dataSources;
    const { name, stream } = await wordPress.picture(url);

    return { __typename: 'ImportPictureSuccess' as const, file: await files.upload({ name }, stream) };
  });
};
