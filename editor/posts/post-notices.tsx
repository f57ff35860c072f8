import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import type { usePostForm } from './use-post-form.ts';

type Props = { form: ReturnType<typeof usePostForm> };

/** What the agent has to know: the copy of this device was taken, why saving failed, or who saved in between. */
export function PostNotices({ form: { isRestored, problem, conflict, discard } }: Props) {
  return (
    <>
      {isRestored && (
        <p className="posts__outside" role="status">
          <Icon name="rotate-ccw" />
          {editorMessage('posts.restored')}
          <button type="button" className="editor-button" onClick={discard}>
            {editorMessage('draft.discardChanges')}
          </button>
        </p>
      )}
      {problem && (
        <p role="alert" className="editor-error post-form__problem">
          {problem.message}
        </p>
      )}
      {conflict && (
        <div className="posts__outside" role="alert">
          <p>{editorMessage('posts.conflict', { who: conflict.who })}</p>
          <button type="button" className="editor-button" onClick={() => void conflict.loadTheirs()}>
            {editorMessage('conflict.load')}
          </button>
          <button type="button" className="editor-button" onClick={() => void conflict.saveOver()}>
            {editorMessage('posts.saveOver')}
          </button>
        </div>
      )}
    </>
  );
}
