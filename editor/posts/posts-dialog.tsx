import { useEffect, useState } from 'react';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CategoryList } from './category-list.tsx';
import { PostForm } from './post-form.tsx';
import { PostList } from './post-list.tsx';
import { slugInHash } from './posts-hash.ts';
import { loadChoices, loadPost, loadPosts, type PostChoices, type StoredPost } from './posts-store.ts';
import './posts.css';

type Shown =
  | { view: 'list' | 'categories' }
  | { view: 'loading' | 'failed'; id: string }
  | { view: 'post'; post: StoredPost | null };

/** The posts of the site's own blog: the list, and in its place a post or the categories. */
export function PostsDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Shown>({ view: 'list' });
  const { choices, setCategories } = useChoices();
  const open = async (id: string) => {
    setShown({ view: 'loading', id });
    try {
      const post = await loadPost(id);
      if (!post) notifyAgent({ type: 'warning', message: editorMessage('posts.gone') });
      setShown(post ? { view: 'post', post } : { view: 'list' });
    } catch {
      setShown({ view: 'failed', id });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the hash the dialog opened with
  useEffect(() => {
    const slug = slugInHash(window.location.hash);
    if (!slug) return;
    loadPosts({ slug }).then(
      ({ posts }) => posts[0] && void open(posts[0].id),
      (error: unknown) => notifyAgent({ type: 'error', message: sentenceOfError(error) }),
    );
  }, []);
  const back = () => setShown({ view: 'list' });

  if (shown.view === 'post')
    return (
      <PostForm
        key={shown.post?.id ?? 'new'}
        stored={shown.post}
        choices={choices}
        onBack={back}
        onClose={onClose}
      />
    );

  return (
    <EditorDialog title={editorMessage('posts.title')} size="large" onClose={onClose}>
      {shown.view === 'list' && (
        <PostList
          onOpen={(id) => void open(id)}
          onNew={() => setShown({ view: 'post', post: null })}
          onCategories={() => setShown({ view: 'categories' })}
        />
      )}
      {shown.view === 'categories' && (
        <CategoryList categories={choices.categories} onChanged={setCategories} onBack={back} />
      )}
      {shown.view === 'loading' && <p role="status">{editorMessage('posts.loading')}</p>}
      {shown.view === 'failed' && (
        <LoadFailure message={editorMessage('posts.failed')} onRetry={() => void open(shown.id)} />
      )}
    </EditorDialog>
  );
}

/** Categories and team; empty until loaded, and where loading failed. */
function useChoices() {
  const [choices, setChoices] = useState<PostChoices>({ categories: [], team: [], self: null });
  useEffect(() => {
    const abort = new AbortController();
    loadChoices(abort.signal).then(setChoices, (error: unknown) => {
      if (!abort.signal.aborted) notifyAgent({ type: 'error', message: sentenceOfError(error) });
    });

    return () => abort.abort();
  }, []);

  return {
    choices,
    setCategories: (categories: PostChoices['categories']) =>
      setChoices((before) => ({ ...before, categories })),
  };
}
