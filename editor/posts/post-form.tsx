import { useState } from 'react';
import { POST_EXCERPT_MAX, POST_TITLE_MAX } from '#domain/blog/post-schema.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
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
  const { post, stored, isChanged, isBusy, problem, conflict } = form;
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasOwnSlug, setHasOwnSlug] = useState(loaded !== null && loaded.state !== 'draft');
  const leave = (go: () => void) => (isChanged ? setLeaving(() => go) : go());

  const isLive = stored?.state === 'published';
  const isPlanned = post.publishedAt !== null && new Date(post.publishedAt) > new Date();
  const publish = async () => {
    if (!(await form.save(true))) return;
    const done = isLive ? 'updated' : isPlanned ? 'scheduled' : 'published';
    notifyAgent({ type: 'notice', message: editorMessage(`posts.done.${done}`) });
  };
  const saveDraft = async () => {
    // A published post that is withdrawn is published anew later.
    if (!(await form.save(false, isLive ? { changes: { publishedAt: null } } : {}))) return;
    notifyAgent({
      type: 'notice',
      message: editorMessage(
        isLive || stored?.state === 'scheduled' ? 'posts.done.withdrawn' : 'posts.done.saved',
      ),
    });
  };
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
  const publishLabel = isLive ? 'update' : isPlanned ? 'schedule' : 'publish';
  const draftLabel = stored && stored.state !== 'draft' ? 'withdraw' : 'saveDraft';

  return (
    <EditorDialog
      title={stored ? editorMessage('posts.edit') : editorMessage('posts.new')}
      size="wide"
      onClose={() => leave(onClose)}
      footer={
        <>
          <p className="post-form__status" role="status">
            {editorMessage(`posts.status.${stored?.state ?? 'new'}`, {
              when: stored ? fullMoment(stored.publishedAt ?? stored.savedAt) : '',
            })}
            {isChanged && ` ${editorMessage('posts.status.changed')}`}
          </p>
          <button type="button" className="editor-button" disabled={isBusy} onClick={() => void saveDraft()}>
            {editorMessage(`posts.${draftLabel}`)}
          </button>
          <button
            type="button"
            className="editor-button is-primary"
            aria-busy={isBusy}
            disabled={isBusy}
            onClick={() => void publish()}
          >
            {editorMessage(`posts.${publishLabel}`)}
          </button>
        </>
      }
    >
      <div className="post-form">
        <div className="post-form__head">
          <button type="button" className="editor-button" onClick={() => leave(onBack)}>
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
        {form.isRestored && (
          <p className="posts__outside" role="status">
            <Icon name="rotate-ccw" />
            {editorMessage('posts.restored')}
            <button type="button" className="editor-button" onClick={form.discard}>
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
          isLive={isLive}
          mailed={stored?.mailedAt ? { at: stored.mailedAt, count: stored.mailedCount ?? 0 } : null}
          onChange={form.set}
          onSlug={(slug) => {
            setHasOwnSlug(true);
            form.set({ slug });
          }}
        />
      </div>
      {leaving && (
        <ConfirmDialog
          title={editorMessage('posts.edit')}
          question={editorMessage('dialog.unsaved')}
          confirm={editorMessage('dialog.discard')}
          onConfirm={() => {
            form.discard();
            leaving();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
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
