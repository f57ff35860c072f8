import { useEffect, useState } from 'react';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import type { SitePart } from '../../editing/site-parts.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { EditorDialog } from '../../ui/editor-dialog.tsx';
import { PageAloneNote } from '../page-alone-note.tsx';
import {
  EditorCreatePreviewDocument,
  type EditorCreatePreviewMutation,
  EditorRevokePreviewsDocument,
} from '../publishing.generated.ts';

type Link = EditorCreatePreviewMutation['createPagePreview'];

type PreviewLinkDialogProps = {
  slug: string;
  /** The shared parts with the agent's unsaved changes. */
  parts: SitePart[];
  onClose: () => void;
};

/** Creates a link that shows the draft to anybody, and revokes all such links of the page. */
export function PreviewLinkDialog({ slug, parts, onClose }: PreviewLinkDialogProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [status, setStatus] = useState('');

  const create = () =>
    request(EditorCreatePreviewDocument, { slug }).then(
      ({ createPagePreview }) => {
        setLink(createPagePreview);
        setStatus('');
      },
      (error: unknown) => setStatus(sentenceOfError(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link when the dialog opens
  useEffect(() => void create(), []);

  const url = link ? new URL(link.path, window.location.origin).href : '';
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notifyAgent({ type: 'branded', message: editorMessage('previewLink.copied') }),
      () => notifyAgent({ type: 'error', message: editorMessage('previewLink.copyFailed') }),
    );
  const revoke = () =>
    request(EditorRevokePreviewsDocument, { slug }).then(
      () => {
        setLink(null);
        setStatus(editorMessage('previewLink.revoked'));
      },
      (error: unknown) => setStatus(sentenceOfError(error)),
    );

  return (
    <EditorDialog
      title={editorMessage('publishing.preview')}
      onClose={onClose}
      footer={
        link ? (
          <>
            <button type="button" className="editor-button" onClick={() => void revoke()}>
              {editorMessage('previewLink.revoke')}
            </button>
            <button type="button" className="editor-button is-primary" onClick={() => void copy()}>
              {editorMessage('previewLink.copy')}
            </button>
          </>
        ) : (
          <button type="button" className="editor-button is-primary" onClick={() => void create()}>
            {editorMessage('previewLink.create')}
          </button>
        )
      }
    >
      <p>{editorMessage('previewLink.text')}</p>
      {link && (
        <>
          <input
            className="editor-input"
            readOnly
            value={url}
            aria-label={editorMessage('publishing.preview')}
            onFocus={(event) => event.target.select()}
          />
          <p className="editor-help">
            {editorMessage('previewLink.expires', { when: fullMoment(link.expiresAt) })}{' '}
            <a href={link.path} target="_blank" rel="noopener">
              {editorMessage('previewLink.open')}
            </a>
          </p>
        </>
      )}
      <PageAloneNote parts={parts} messageKey="previewLink.parts" />
      <p role="status">{status}</p>
    </EditorDialog>
  );
}
