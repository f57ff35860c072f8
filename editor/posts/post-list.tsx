import { useCallback, useState } from 'react';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageButtons } from '../ui/page-buttons.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useMay } from '../use-may.ts';
import { loadPosts, type PostPage, type PostRow, type PostState } from './posts-store.ts';

const STATES: readonly PostState[] = ['draft', 'scheduled', 'published'];
/** Debounces what is typed. */
const PAUSE_MS = 250;

type Props = { onOpen: (id: string) => void; onNew: () => void; onCategories: () => void };

/** All posts with their state, drafts first. */
export function PostList({ onOpen, onNew, onCategories }: Props) {
  const [state, setState] = useState<PostState | ''>('');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal?: AbortSignal) => loadPosts({ state: state || null, text: text || null, page }, signal),
    [state, text, page],
  );
  const { loaded, reload } = useLoaded(load, { delayMs: text ? PAUSE_MS : 0 });
  const mayWrite = useMay('pages');
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
      {loaded === 'loading' && <p role="status">{editorMessage('posts.loading')}</p>}
      {loaded === 'failed' && (
        <LoadFailure message={editorMessage('posts.failed')} onRetry={() => void reload()} />
      )}
      {typeof loaded === 'object' && (
        <FoundPosts
          found={loaded}
          page={page}
          none={editorMessage(isFiltered ? 'posts.none.filtered' : 'posts.none')}
          onOpen={onOpen}
          onPage={setPage}
        />
      )}
    </>
  );
}

type FoundPostsProps = {
  found: PostPage;
  page: number;
  /** Shown when there are none. */
  none: string;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
};

function FoundPosts({ found, page, none, onOpen, onPage }: FoundPostsProps) {
  const { posts, pageCount, outsideUrl, subscriberCount } = found;

  return (
    <>
      {outsideUrl && (
        <p className="posts__outside" role="note">
          <Icon name="info" />
          {editorMessage('posts.outside', { url: outsideUrl })}
        </p>
      )}
      <p className="editor-help">{editorMessage('posts.subscribers', { count: subscriberCount })}</p>
      {posts.length === 0 && <p className="posts__none">{none}</p>}
      <ul className="posts__list">
        {posts.map((post) => (
          <PostItem key={post.id} post={post} onOpen={() => onOpen(post.id)} />
        ))}
      </ul>
      {pageCount > 1 && (
        <PageButtons
          className="posts__pages"
          label={editorMessage('posts.pages')}
          page={page}
          pageCount={pageCount}
          place={editorMessage('posts.page', { page, count: pageCount })}
          previous={editorMessage('posts.newer')}
          next={editorMessage('posts.older')}
          onPage={onPage}
        />
      )}
    </>
  );
}

function PostItem({ post, onOpen }: { post: PostRow; onOpen: () => void }) {
  const { title, state, publishedAt, savedAt, authorName } = post;
  const { timeZone } = useSite().space;
  const when =
    state === 'draft'
      ? editorMessage('posts.saved', { when: fullMoment(savedAt) })
      : fullMoment(publishedAt ?? savedAt, timeZone);

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
