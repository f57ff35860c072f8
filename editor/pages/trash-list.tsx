import { useCallback, useEffect, useState } from 'react';
import { request } from '../api.ts';
import { sentenceOfError } from '../api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { EditorTrashDocument, type EditorTrashQuery } from './editor-pages.generated.ts';
import { pathOf } from './path-of.ts';
import { purgePage, restorePage } from './store-pages.ts';

type Trashed = EditorTrashQuery['trashedPages'][number];

/** Deleted pages, to restore (at another slug if theirs is taken) or delete permanently. */
export function TrashList({ onRestored }: { onRestored: () => void }) {
  const [pages, setPages] = useState<Trashed[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<{ key: string; slug: string } | null>(null);
  const [deleting, setDeleting] = useState<Trashed | null>(null);

  const load = useCallback(
    () =>
      request(EditorTrashDocument, {}).then(
        ({ trashedPages }) => {
          setPages(trashedPages);
          setHasFailed(false);
        },
        () => setHasFailed(true),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  const run = async (work: () => Promise<void>) => {
    setProblem(null);
    await work().catch((error: unknown) => setProblem(sentenceOfError(error)));
    await load();
  };
  const restore = (page: Trashed, slug: string | null) =>
    run(async () => {
      const outcome = await restorePage(page.key, slug);
      if (outcome.kind === 'refused') {
        setTaken({ key: page.key, slug: slug ?? page.slug });
        throw new Error(outcome.message);
      }
      setTaken(null);
      onRestored();
    });

  if (hasFailed) return <LoadFailure message={editorMessage('pages.failed')} onRetry={() => void load()} />;
  if (!pages) return <p role="status">{editorMessage('pages.loading')}</p>;

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
            <li key={page.key}>
              <span className="editor-trash__page">
                <strong>{page.name}</strong> {pathOf(page.slug)}
                <span className="editor-help">
                  {editorMessage('trash.deleted', { who: page.deletedBy, when: fullMoment(page.deletedAt) })}
                </span>
              </span>
              {wanted !== null && (
                <input
                  className="editor-input"
                  aria-label={editorMessage('trash.slug')}
                  value={wanted}
                  onChange={(event) => setTaken({ key: page.key, slug: event.target.value })}
                />
              )}
              <span className="editor-trash__buttons">
                <button
                  type="button"
                  className="editor-button"
                  aria-label={editorMessage('trash.restore.of', { slug: page.slug })}
                  onClick={() => void restore(page, wanted)}
                >
                  {editorMessage('trash.restore')}
                </button>
                <button
                  type="button"
                  className="editor-button"
                  aria-label={editorMessage('trash.purge.of', { slug: page.slug })}
                  onClick={() => setDeleting(page)}
                >
                  {editorMessage('trash.purge')}
                </button>
              </span>
            </li>
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
