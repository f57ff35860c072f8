import { useState } from 'react';
import { POST_EXCERPT_MAX, POST_TITLE_MAX } from '#domain/blog/post-schema.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { PostButtons } from './post-buttons.tsx';
import { PostNotices } from './post-notices.tsx';
import { PostSettings } from './post-settings.tsx';
import { PostText } from './post-text.tsx';
import { deletePost, type PostChoices, type StoredPost } from './posts-store.ts';
import { withTitle } from './typed-post.ts';
import { usePostForm } from './use-post-form.ts';

type Props = {
  /** Null for a new post. */
  stored: StoredPost | null;
  choices: PostChoices;
  onBack: () => void;
  onClose: () => void;
};

/** One post: its text, and its settings beside it; below the text on a phone. */
export function PostForm({ stored: loaded, choices, onBack, onClose }: Props) {
  const form = usePostForm(loaded, choices.self);
  const { post, stored, isChanged, problem } = form;
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasOwnSlug, setHasOwnSlug] = useState(loaded !== null && loaded.state !== 'draft');
  const unsaved = useUnsavedQuestion({
    title: editorMessage('posts.edit'),
    isChanged,
    onDiscard: form.discard,
  });

  const remove = async () => {
    setIsDeleting(false);
    if (!stored) return;
    try {
      await deletePost(stored.id, stored.revision);
      form.discard();
      onBack();
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
  };

  return (
    <EditorDialog
      title={stored ? editorMessage('posts.edit') : editorMessage('posts.new')}
      size="wide"
      onClose={() => unsaved.leave(onClose)}
      footer={<PostButtons form={form} />}
    >
      <div className="post-form">
        <div className="post-form__head">
          <button type="button" className="editor-button" onClick={() => unsaved.leave(onBack)}>
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
            <button type="button" className="editor-button" onClick={() => setIsDeleting(true)}>
              <Icon name="trash-2" />
              {editorMessage('dialog.delete')}
            </button>
          )}
        </div>
        <PostNotices form={form} />
        <div className="post-form__main">
          <label className="post-form__title">
            <span className="editor-label">{editorMessage('posts.field.title')}</span>
            <input
              className="editor-input"
              maxLength={POST_TITLE_MAX}
              aria-invalid={problem?.field === 'title' || undefined}
              value={post.title}
              onChange={({ target }) =>
                form.set(withTitle(post, target.value, { followsTitle: !hasOwnSlug }))
              }
            />
          </label>
          <PostText html={post.content} onChange={(content) => form.set({ content })} />
          <ControlField
            label={editorMessage('posts.field.excerpt')}
            help={editorMessage('posts.field.excerpt.help')}
          >
            {({ id, describedBy }) => (
              <textarea
                id={id}
                className="editor-input"
                rows={3}
                maxLength={POST_EXCERPT_MAX}
                aria-describedby={describedBy}
                value={post.excerpt}
                onChange={({ target }) => form.set({ excerpt: target.value })}
              />
            )}
          </ControlField>
        </div>
        <PostSettings
          post={post}
          problem={problem}
          choices={choices}
          formerAuthor={stored?.authorName ?? ''}
          isLive={stored?.state === 'published'}
          mailed={stored?.mailedAt ? { at: stored.mailedAt, count: stored.mailedCount ?? 0 } : null}
          onChange={form.set}
          onSlug={(slug) => {
            setHasOwnSlug(true);
            form.set({ slug });
          }}
        />
      </div>
      {unsaved.dialog}
      {isDeleting && (
        <ConfirmDialog
          title={editorMessage('posts.delete.title')}
          question={editorMessage('posts.delete.question', { title: post.title })}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void remove()}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </EditorDialog>
  );
}
