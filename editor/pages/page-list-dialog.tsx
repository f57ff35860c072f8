import { useState } from 'react';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useMay } from '../use-may.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { NavigationView } from './navigation-view.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageDetailsDialog } from './page-details-dialog.tsx';
import { PageTable } from './page-table.tsx';
import { TrashList } from './trash-list.tsx';
import type { ListedPage } from './use-page-list.ts';
import { usePageListChanges } from './use-page-list-changes.ts';
import './page-list.css';

const VIEWS = ['pages', 'navigation', 'trash'] as const;
type View = (typeof VIEWS)[number];
const VIEW_NAMES: Record<View, EditorMessageKey> = {
  pages: 'pages.view.pages',
  navigation: 'site.nav',
  trash: 'pages.view.trash',
};
type Open = { dialog: 'details' | 'duplicate' | 'delete'; page: ListedPage } | { dialog: 'new' } | null;

type PageListDialogProps = {
  currentSlug: string;
  /** Edits the displayed page. */
  onEdit: () => void;
  onClose: () => void;
};

/** All pages of the site with their state, their order and their place in the navigation, and the deleted pages. */
export function PageListDialog({ currentSlug, onEdit, onClose }: PageListDialogProps) {
  const maySite = useMay('site');
  const { list, pages, navigation, problem, reload, remove, move, putInMenu } = usePageListChanges();
  const [view, setView] = useState<View>('pages');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const shownProblem = problem ?? (view === 'pages' ? navigation.problem : null);

  return (
    <EditorDialog title={editorMessage('pages.title')} size="wide" onClose={onClose}>
      <div className="editor-pages__views">
        {VIEWS.filter((name) => name !== 'navigation' || maySite).map((name) => (
          <button
            key={name}
            type="button"
            className="editor-button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {editorMessage(VIEW_NAMES[name])}
          </button>
        ))}
        <button type="button" className="editor-button is-primary" onClick={() => setOpen({ dialog: 'new' })}>
          {editorMessage('pages.new')}
        </button>
      </div>
      {shownProblem && (
        <p role="alert" className="editor-error">
          {shownProblem}
        </p>
      )}
      {view === 'trash' && <TrashList onRestored={reload} />}
      {view === 'navigation' && <NavigationView {...navigation} />}
      {view === 'pages' && list === 'loading' && <p role="status">{editorMessage('pages.loading')}</p>}
      {view === 'pages' && list === 'failed' && (
        <LoadFailure message={editorMessage('pages.failed')} onRetry={reload} />
      )}
      {view === 'pages' && typeof list === 'object' && (
        <PageTable
          pages={pages}
          currentSlug={currentSlug}
          nav={maySite ? (navigation.navs?.header ?? null) : null}
          onMove={move}
          onEdit={onEdit}
          onMenu={(page, isIn) => void putInMenu(page, isIn)}
          onDetails={(page) => setOpen({ dialog: 'details', page })}
          onDuplicate={(page) => setOpen({ dialog: 'duplicate', page })}
          onDelete={(page) => setOpen({ dialog: 'delete', page })}
        />
      )}
      {open?.dialog === 'new' && <NewPageDialog onClose={close} />}
      {open?.dialog === 'duplicate' && <DuplicateDialog slug={open.page.slug} onClose={close} />}
      {open?.dialog === 'details' && (
        <PageDetailsDialog
          slug={open.page.slug}
          onSaved={
            open.page.slug === currentSlug
              ? undefined
              : () => {
                  close();
                  reload();
                }
          }
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title={editorMessage('pages.delete.title')}
          question={editorMessage('pages.delete.question', { slug: open.page.slug })}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => {
            close();
            void remove(open.page);
          }}
          onClose={close}
        />
      )}
    </EditorDialog>
  );
}
