import { useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { downloadSite, type Imported, uploadSite } from './transfer-site.ts';

type State =
  | { step: 'ready'; problem?: string }
  | { step: 'downloading' | 'uploading'; share: number }
  | { step: 'imported'; imported: Imported };

/** The whole site as one archive: downloaded, and put in place of the site. */
export function ArchiveTool() {
  const [state, setState] = useState<State>({ step: 'ready' });
  const [chosen, setChosen] = useState<File | null>(null);
  const isBusy = state.step === 'downloading' || state.step === 'uploading';
  const fail = (error: unknown) =>
    setState({ step: 'ready', problem: error instanceof Error ? error.message : String(error) });

  const download = async () => {
    const onProgress = (share: number) => setState({ step: 'downloading', share });
    onProgress(0);
    await downloadSite(onProgress).then(() => setState({ step: 'ready' }), fail);
  };
  const upload = async (file: File) => {
    const onProgress = (share: number) => setState({ step: 'uploading', share });
    onProgress(0);
    await uploadSite(file, onProgress).then((imported) => setState({ step: 'imported', imported }), fail);
  };

  return (
    <section aria-label={editorMessage('archive.title')} className="tools-panel">
      <h4>{editorMessage('archive.title')}</h4>
      <p className="editor-help">{editorMessage('archive.help')}</p>
      <div className="tools-panel__buttons">
        <button type="button" className="editor-button" disabled={isBusy} onClick={() => void download()}>
          {editorMessage('archive.download')}
        </button>
        <FileButton
          text={editorMessage('archive.upload')}
          label={editorMessage('archive.file')}
          accept={['.gz', 'application/gzip']}
          isDisabled={isBusy}
          onChoose={([file]) => setChosen(file)}
        />
      </div>
      {isBusy && <Progress step={state.step} share={state.share} />}
      {state.step === 'ready' && state.problem && (
        <p role="alert" className="editor-error">
          {state.problem}
        </p>
      )}
      {state.step === 'imported' && (
        <>
          <p role="status">{editorMessage('archive.imported', state.imported)}</p>
          <div className="tools-panel__buttons">
            <button
              type="button"
              className="editor-button is-primary"
              onClick={() => window.location.reload()}
            >
              {editorMessage('archive.reload')}
            </button>
          </div>
        </>
      )}
      {chosen && (
        <ConfirmDialog
          title={editorMessage('archive.upload')}
          question={editorMessage('archive.question', { name: chosen.name })}
          confirm={editorMessage('archive.confirm')}
          onConfirm={() => {
            setChosen(null);
            void upload(chosen);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

function Progress({ step, share }: { step: 'downloading' | 'uploading'; share: number }) {
  // What follows the last byte of an upload takes a while: the archive is checked as a whole.
  const isChecking = step === 'uploading' && share >= 1;
  const label = editorMessage(isChecking ? 'archive.checking' : `archive.${step}`);

  return (
    <p role="status" className="editor-help">
      {label} <progress value={isChecking || share === 0 ? undefined : share} max={1} aria-label={label} />
    </p>
  );
}
