import { editorMessage } from '../messages.ts';

type ChangeResult = { message: string } | { savedBy?: string | null } | object;

/** Throws the words of a refusal: a conflict with who saved, or what is wrong with the input. */
export function expectDone({ result }: { result: ChangeResult }): void {
  if ('message' in result) throw new Error(result.message);
  if ('savedBy' in result)
    throw new Error(
      editorMessage('publishing.conflict', {
        who: result.savedBy ?? editorMessage('conflict.someone'),
      }),
    );
}
