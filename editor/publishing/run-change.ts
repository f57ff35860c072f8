import { editorMessage } from '../messages.ts';

type ChangeResult = { message: string } | { savedBy?: string | null } | object;

/** Throws an error for a rejected mutation: a conflict with who saved, or invalid input. */
export function expectDone({ result }: { result: ChangeResult }): void {
  if ('message' in result) throw new Error(result.message);
  if ('savedBy' in result)
    throw new Error(
      editorMessage('publishing.conflict', {
        who: result.savedBy ?? editorMessage('conflict.someone'),
      }),
    );
}
