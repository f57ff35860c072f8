import { useState } from 'react';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { PostButtons } from './post-buttons.tsx';
import { PostHead } from './post-head.tsx';
import { PostMain } from './post-main.tsx';
import { PostNotices } from './post-notices.tsx';
import { PostSettings } from './post-settings.tsx';
import { deletePost, type PostChoices, type StoredPost } from './posts-store.ts';
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
  const title = editorMessage(stored ? 'posts.edit' : 'posts.new');
  const unsaved = useUnsavedQuestion({
    title,
    question: editorMessage('posts.unsaved'),
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
      title={title}
      size="wide"
      onClose={() => unsaved.leave(onClose)}
      footer={<PostButtons form={form} />}
    >
      <div className="post-form">
        <PostHead stored={stored} onBack={() => unsaved.leave(onBack)} onDelete={() => setIsDeleting(true)} />
        <PostNotices form={form} />
        <PostMain form={form} followsTitle={!hasOwnSlug} />
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
