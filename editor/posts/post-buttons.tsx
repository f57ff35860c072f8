import { useSite } from '#web/src/site/site-context.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { SAVE_KEYS } from '../ui/key-names.ts';
import type { usePostForm } from './use-post-form.ts';

type Props = { form: ReturnType<typeof usePostForm> };

/** The state of a post, and what stores it: as a draft, or published now or at its time. */
export function PostButtons({ form }: Props) {
  const { post, stored, isChanged, isBusy } = form;
  const { timeZone } = useSite().space;
  const isLive = stored?.state === 'published';
  const isPlanned = post.publishedAt !== null && new Date(post.publishedAt) > new Date();

  const publish = async () => {
    if (!(await form.save(true))) return;
    const done = isLive ? 'updated' : isPlanned ? 'scheduled' : 'published';
    notifyAgent({ type: 'notice', message: editorMessage(`posts.done.${done}`) });
  };
  const saveDraft = async () => {
    // A withdrawn post can be published again.
    if (!(await form.save(false, isLive ? { changes: { publishedAt: null } } : {}))) return;
    const done = isLive || stored?.state === 'scheduled' ? 'withdrawn' : 'saved';
    notifyAgent({ type: 'notice', message: editorMessage(`posts.done.${done}`) });
  };
  const isScheduled = stored?.state === 'scheduled' && isPlanned;
  const publishLabel = isLive || isScheduled ? 'update' : isPlanned ? 'schedule' : 'publish';
  const isDraft = !stored || stored.state === 'draft';
  const draftLabel = isDraft ? 'saveDraft' : 'withdraw';

  return (
    <>
      <p className="post-form__status" role="status">
        {editorMessage(`posts.status.${stored?.state ?? 'new'}`, {
          when: stored ? fullMoment(stored.publishedAt ?? stored.savedAt, timeZone) : '',
        })}
        {isChanged && ` ${editorMessage('posts.status.changed')}`}
      </p>
      <button
        type="button"
        className="editor-button"
        disabled={isBusy}
        aria-keyshortcuts={isDraft ? SAVE_KEYS : undefined}
        onClick={() => void saveDraft()}
      >
        {editorMessage(`posts.${draftLabel}`)}
      </button>
      <button
        type="button"
        className="editor-button is-primary"
        aria-busy={isBusy}
        disabled={isBusy}
        aria-keyshortcuts={isDraft ? undefined : SAVE_KEYS}
        onClick={() => void publish()}
      >
        {editorMessage(`posts.${publishLabel}`)}
      </button>
    </>
  );
}
