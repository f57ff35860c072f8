import { useEffect, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlField } from '../fields/control-field.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageButtons } from '../ui/page-buttons.tsx';
import { useMay } from '../use-may.ts';
import { loadPosts, type PostPage, type PostRow, type PostState } from './posts-store.ts';

const STATES: readonly PostState[] = ['draft', 'scheduled', 'published'];
/** A request follows this pause of typing. */
const PAUSE_MS = 250;

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; page: PostPage };
type Props = { onOpen: (id: string) => void; onNew: () => void; onCategories: () => void };

/** All posts with their state, drafts first. */
export function PostList({ onOpen, onNew, onCategories }: Props) {
  const [state, setState] = useState<PostState | ''>('');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const mayWrite = useMay('pages');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    const load = () =>
      loadPosts({ state: state || null, text: text || null, page }, abort.signal).then(
        (found) => setLoaded({ status: 'loaded', page: found }),
        () => abort.signal.aborted || setLoaded({ status: 'failed' }),
      );
    const timer = setTimeout(load, text ? PAUSE_MS : 0);

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [state, text, page, attempt]);
  const isFiltered = state !== '' || text !== '';

  return (
    <>
      <div className="posts__tools">
        <ControlField label={editorMessage('posts.search')}>
          {({ id }) => (
            <input
              id={id}
              type="search"
              className="editor-input"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setPage(1);
              }}
            />
          )}
        </ControlField>
        <ControlField label={editorMessage('posts.state')}>
          {({ id }) => (
            <select
              id={id}
              className="editor-input"
              value={state}
              onChange={({ target }) => {
                setState(STATES.find((one) => one === target.value) ?? '');
                setPage(1);
              }}
            >
              <option value="">{editorMessage('posts.state.any')}</option>
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {editorMessage(`posts.state.${one}`)}
                </option>
              ))}
            </select>
          )}
        </ControlField>
        {mayWrite && (
          <div className="posts__actions">
            <button type="button" className="editor-button" onClick={onCategories}>
              <Icon name="tag" />
              {editorMessage('posts.categories')}
            </button>
            <button type="button" className="editor-button is-primary" onClick={onNew}>
              <Icon name="plus" />
              {editorMessage('posts.new')}
            </button>
          </div>
        )}
      </div>
      {loaded.status === 'loading' && <p role="status">{editorMessage('posts.loading')}</p>}
      {loaded.status === 'failed' && (
        <LoadFailure message={editorMessage('posts.failed')} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {loaded.status === 'loaded' && loaded.page.outsideUrl && (
        <p className="posts__outside" role="note">
          <Icon name="info" />
          {editorMessage('posts.outside', { url: loaded.page.outsideUrl })}
        </p>
      )}
      {loaded.status === 'loaded' && (
        <p className="editor-help">
          {editorMessage('posts.subscribers', { count: loaded.page.subscriberCount })}
        </p>
      )}
      {loaded.status === 'loaded' && loaded.page.posts.length === 0 && (
        <p className="posts__none">{editorMessage(isFiltered ? 'posts.none.filtered' : 'posts.none')}</p>
      )}
      {loaded.status === 'loaded' && (
        <ul className="posts__list">
          {loaded.page.posts.map((post) => (
            <PostItem key={post.id} post={post} onOpen={() => onOpen(post.id)} />
          ))}
        </ul>
      )}
      {loaded.status === 'loaded' && loaded.page.pageCount > 1 && (
        <PageButtons
          className="posts__pages"
          label={editorMessage('posts.pages')}
          page={page}
          pageCount={loaded.page.pageCount}
          place={editorMessage('posts.page', { page, count: loaded.page.pageCount })}
          previous={editorMessage('posts.newer')}
          next={editorMessage('posts.older')}
          onPage={setPage}
        />
      )}
    </>
  );
}

function PostItem({ post, onOpen }: { post: PostRow; onOpen: () => void }) {
  const { title, state, publishedAt, savedAt, authorName } = post;
  const when =
    state === 'draft'
      ? editorMessage('posts.saved', { when: fullMoment(savedAt) })
      : fullMoment(publishedAt ?? savedAt);

  return (
    <li>
      <button type="button" className="posts__row" onClick={onOpen}>
        <span className="posts__title">{title}</span>
        <span className={`posts__state is-${state}`}>{editorMessage(`posts.state.${state}`)}</span>
        <span className="posts__facts">{[when, authorName].filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}
