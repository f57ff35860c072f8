import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import type { Imported } from './import-documents.ts';
import { ImportNotes } from './import-notes.tsx';

type Props = {
  done: readonly Imported[];
  problem: string | null;
  /** Null when all documents are done. */
  onContinue: (() => void) | null;
  onStartOver: () => void;
};

/** What became of each document, and why the import stopped if it did. */
export function ImportReport({ done, problem, onContinue, onStartOver }: Props) {
  return (
    <>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      <p role="status" className="editor-help">
        {editorMessage('wordpress.done', { count: done.filter(({ slug }) => slug !== null).length })}
      </p>
      <ul className="wordpress-tool__list">
        {done.map(({ id, name, slug, notes }) => (
          <li key={id}>
            {slug === null ? (
              editorMessage('migration.plan.rejected', { name })
            ) : (
              <a href={pathOf(slug)}>{editorMessage('migration.page', { name, path: pathOf(slug) })}</a>
            )}
            <ImportNotes notes={notes} />
          </li>
        ))}
      </ul>
      <div className="tools-panel__buttons">
        {onContinue && (
          <button type="button" className="editor-button is-primary" onClick={onContinue}>
            {editorMessage('migration.continue')}
          </button>
        )}
        <button type="button" className="editor-button" onClick={onStartOver}>
          {editorMessage('migration.startOver')}
        </button>
      </div>
    </>
  );
}
