import { useState } from 'react';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { EditorTrashDocument, type EditorTrashQuery } from './editor-pages.generated.ts';
import { pathOf } from './path-of.ts';
import { purgePage, restorePage } from './store-pages.ts';

type Trashed = EditorTrashQuery['trashedPages'][number];

/** Deleted pages, to restore (at another slug if theirs is taken) or delete permanently. */
export function TrashList({ onRestored }: { onRestored: () => void }) {
  const { loaded: pages, reload } = useLoaded(loadTrash);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ key: string; slug: string } | null>(null);
  const [deleting, setDeleting] = useState<Trashed | null>(null);

  const run = async (work: () => Promise<void>) => {
    setProblem(null);
    await work().catch((error: unknown) => setProblem(sentenceOfError(error)));
    await reload();
  };
  const restore = (page: Trashed, slug: string | null) =>
    run(async () => {
      const outcome = await restorePage(page.key, slug);
      if (outcome.kind === 'rejected') {
        setTaken({ key: page.key, slug: slug ?? page.slug });
        throw new Error(outcome.message);
      }
      setTaken(null);
      onRestored();
    });

  if (pages === 'failed')
    return <LoadFailure message={editorMessage('pages.failed')} onRetry={() => void reload()} />;
  if (pages === 'loading') return <p role="status">{editorMessage('pages.loading')}</p>;

  return (
    <>
      <p className="editor-help">{editorMessage('trash.text')}</p>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {pages.length === 0 && <p>{editorMessage('trash.empty')}</p>}
      <ul className="editor-trash">
        {pages.map((page) => {
          const wanted = taken?.key === page.key ? taken.slug : null;

          return (
            <TrashedPage
              key={page.key}
              page={page}
              wanted={wanted}
              onWant={(slug) => setTaken({ key: page.key, slug })}
              onRestore={() => void restore(page, wanted)}
              onDelete={() => setDeleting(page)}
            />
          );
        })}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={editorMessage('trash.purge')}
          question={editorMessage('pages.delete.question', { slug: deleting.slug })}
          confirm={editorMessage('trash.purge')}
          onConfirm={() => {
            const { key } = deleting;
            setDeleting(null);
            void run(() => purgePage(key));
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type TrashedPageProps = {
  page: Trashed;
  /** The slug to restore it at where its own is taken, which can be changed; else null. */
  wanted: string | null;
  onWant: (slug: string) => void;
  onRestore: () => void;
  onDelete: () => void;
};

function TrashedPage({ page, wanted, onWant, onRestore, onDelete }: TrashedPageProps) {
  const { name, slug, deletedBy, deletedAt } = page;

  return (
    <li>
      <span className="editor-trash__page">
        <strong>{name}</strong> {pathOf(slug)}
        <span className="editor-help">
          {editorMessage('trash.deleted', { who: deletedBy, when: fullMoment(deletedAt) })}
        </span>
      </span>
      {wanted !== null && (
        <input
          className="editor-input"
          aria-label={editorMessage('trash.slug')}
          value={wanted}
          onChange={(event) => onWant(event.target.value)}
        />
      )}
      <span className="editor-trash__buttons">
        <button
          type="button"
          className="editor-button"
          aria-label={editorMessage('trash.restore.of', { slug })}
          onClick={onRestore}
        >
          {editorMessage('trash.restore')}
        </button>
        <button
          type="button"
          className="editor-button"
          aria-label={editorMessage('trash.purge.of', { slug })}
          onClick={onDelete}
        >
          {editorMessage('trash.purge')}
        </button>
      </span>
    </li>
  );
}

async function loadTrash(signal?: AbortSignal): Promise<readonly Trashed[]> {
  const { trashedPages } = await request(EditorTrashDocument, {}, signal);

  return trashedPages;
}
