import { useEffect, useState } from 'react';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { EditorViewerDocument } from './viewer.generated.ts';

type SignedOutDialogProps = { onSignedIn: () => void; onClose: () => void };

/** Shown when the session ended while editing: the agent signs in in another tab, and focusing this one checks again. */
export function SignedOutDialog({ onSignedIn, onClose }: SignedOutDialogProps) {
  const [isStillOut, setIsStillOut] = useState(false);
  const check = () =>
    request(EditorViewerDocument, {}).then(
      ({ viewer }) => (viewer.canEdit ? onSignedIn() : setIsStillOut(true)),
      () => setIsStillOut(true),
    );

  useEffect(() => {
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  });

  return (
    <EditorDialog
      title={editorMessage('signedOut.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {editorMessage('conflict.keep')}
          </button>
          <button type="button" className="editor-button" onClick={() => void check()}>
            {editorMessage('signedOut.check')}
          </button>
          <a
            className="editor-button is-primary"
            href="/access/login?returnTo=/access"
            target="_blank"
            rel="noopener"
          >
            {editorMessage('signedOut.signIn')}
          </a>
        </>
      }
    >
      <p>{editorMessage('signedOut.text')}</p>
      <p role="status" className="editor-help">
        {isStillOut ? editorMessage('signedOut.still') : ''}
      </p>
    </EditorDialog>
  );
}
