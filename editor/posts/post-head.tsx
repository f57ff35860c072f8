import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import type { StoredPost } from './posts-store.ts';

type PostHeadProps = { stored: StoredPost | null; onBack: () => void; onDelete: () => void };

/** Leads back to the list and to the published post, and deletes it. */
export function PostHead({ stored, onBack, onDelete }: PostHeadProps) {
  return (
    <div className="post-form__head">
      <button type="button" className="editor-button" onClick={onBack}>
        <Icon name="arrow-left" />
        {editorMessage('posts.back')}
      </button>
      {stored?.state === 'published' && (
        <a className="editor-button" href={stored.path} target="_blank" rel="noopener">
          {editorMessage('posts.view')}
          <span className="visually-hidden"> ({editorMessage('user.newTab')})</span>
          <Icon name="external-link" />
        </a>
      )}
      {stored && (
        <button type="button" className="editor-button" onClick={onDelete}>
          <Icon name="trash-2" />
          {editorMessage('dialog.delete')}
        </button>
      )}
    </div>
  );
}
