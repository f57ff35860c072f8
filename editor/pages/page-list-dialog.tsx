import { useState } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { ApiError, sentenceOfError } from '../api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { pathOf } from './path-of.ts';
import { deletePage } from './store-pages.ts';
import { TrashList } from './trash-list.tsx';
import { type PageList, usePageList } from './use-page-list.ts';
import './page-list.css';

type ListedPage = Extract<PageList, { status: 'loaded' }>['pages'][number];

/** All pages of the site with their publishing state, and the deleted pages. */
export function PageListDialog({ currentSlug, onClose }: { currentSlug: string; onClose: () => void }) {
  const list = usePageList();
  const [view, setView] = useState<'pages' | 'trash'>('pages');
  const [deleting, setDeleting] = useState<ListedPage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async ({ slug, revision }: ListedPage) => {
    setDeleting(null);
    setProblem(null);
    await deletePage({ slug, revision: revision ?? '' }).catch((error: unknown) => {
      // A failed request is only logged, as the page remains in the list. A refusal has a message for the agent.
      if (error instanceof ApiError) console.error(`${slug} was not deleted:`, error);
      else setProblem(sentenceOfError(error));
    });
    list.reload();
  };

  return (
    <EditorDialog title={editorMessage('pages.title')} size="large" onClose={onClose}>
      <div className="editor-pages__views">
        {(['pages', 'trash'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="editor-button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {editorMessage(`pages.view.${name}`)}
          </button>
        ))}
      </div>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {view === 'trash' && <TrashList onRestored={list.reload} />}
      {view === 'pages' && list.status === 'loading' && <p role="status">{editorMessage('pages.loading')}</p>}
      {view === 'pages' && list.status === 'failed' && (
        <LoadFailure message={editorMessage('pages.failed')} onRetry={list.reload} />
      )}
      {view === 'pages' && list.status === 'loaded' && (
        <PageTable pages={list.pages} currentSlug={currentSlug} onDelete={setDeleting} />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={editorMessage('pages.delete.title')}
          question={editorMessage('pages.delete.question', { slug: deleting.slug })}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </EditorDialog>
  );
}

type PageTableProps = { pages: ListedPage[]; currentSlug: string; onDelete: (page: ListedPage) => void };

function PageTable({ pages, currentSlug, onDelete }: PageTableProps) {
  return (
    <div className="editor-pages__frame">
      <table className="editor-pages">
        <thead>
          <tr>
            <th scope="col">{editorMessage('pages.column.page')}</th>
            <th scope="col">{editorMessage('pages.column.url')}</th>
            <th scope="col">{editorMessage('pages.column.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{editorMessage('dialog.delete')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.slug}>
              <td>{page.name || page.title}</td>
              <td>
                <a href={pathOf(page.slug)} aria-current={page.slug === currentSlug ? 'page' : undefined}>
                  {pathOf(page.slug)}
                </a>
              </td>
              <td>{stateOf(page)}</td>
              <td>
                {page.slug !== HOME_PAGE_ID && page.slug !== currentSlug && (
                  <IconButton
                    icon="trash-2"
                    label={editorMessage('pages.delete', { slug: page.slug })}
                    onPress={() => onDelete(page)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stateOf({ published, draftSavedAt, publishAt, unpublishAt }: ListedPage): string {
  return [
    editorMessage(published ? 'pages.state.live' : 'pages.state.hidden'),
    draftSavedAt && editorMessage('pages.state.draft', { when: fullMoment(draftSavedAt) }),
    publishAt && editorMessage('pages.state.publishAt', { when: fullMoment(publishAt) }),
    unpublishAt && editorMessage('pages.state.unpublishAt', { when: fullMoment(unpublishAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
