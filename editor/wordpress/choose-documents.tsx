import { useMemo } from 'react';
import { ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import { withChosen } from '../ui/with-chosen.ts';
import { convertDocument, type WordPressDocument } from './convert-document.ts';
import type { Chosen } from './import-documents.ts';
import { ImportNotes } from './import-notes.tsx';

type ChooseDocumentsProps = {
  documents: readonly WordPressDocument[];
  left: number;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onRun: (chosen: readonly Chosen[]) => void;
  onCancel: () => void;
};

/** The report of what each document becomes, before anything is stored. */
export function ChooseDocuments({
  documents,
  left,
  chosen,
  onChoose,
  onRun,
  onCancel,
}: ChooseDocumentsProps) {
  const converted = useMemo(
    () => documents.map((document) => ({ ...convertDocument(document), id: document.id })),
    [documents],
  );
  const picked = converted.filter(({ id }) => chosen.has(id));

  return (
    <>
      {documents.length === 0 ? (
        <p role="status" className="editor-help">
          {editorMessage('wordpress.none')}
        </p>
      ) : (
        <fieldset className="wordpress-tool__choice">
          <legend>{editorMessage('wordpress.choose')}</legend>
          <ToggleControl
            label={editorMessage('migration.all')}
            value={picked.length === converted.length}
            onChange={(isChosen) => onChoose(new Set(isChosen ? converted.map(({ id }) => id) : []))}
          />
          {converted.map(({ id, name, slug, straps, pictures, notes }) => (
            <div key={id}>
              <ToggleControl
                label={editorMessage('migration.page', { name, path: pathOf(slug) })}
                value={chosen.has(id)}
                onChange={(isChosen) => onChoose(withChosen(chosen, id, isChosen))}
              />
              <p className="editor-help">
                {editorMessage('wordpress.becomes', { straps: straps.length, pictures: pictures.length })}
              </p>
              <ImportNotes notes={notes} />
            </div>
          ))}
        </fieldset>
      )}
      {left > 0 && <p className="editor-help">{editorMessage('wordpress.left', { count: left })}</p>}
      <div className="tools-panel__buttons">
        <button
          type="button"
          className="editor-button is-primary"
          disabled={picked.length === 0}
          onClick={() => onRun(picked)}
        >
          {editorMessage('wordpress.run', { count: picked.length })}
        </button>
        <button type="button" className="editor-button" onClick={onCancel}>
          {editorMessage('migration.startOver')}
        </button>
      </div>
    </>
  );
}
