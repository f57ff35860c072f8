import { useEffect, useState } from 'react';
import { request, sentenceOfError } from '../api.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import type { SitePart } from '../site-parts.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { PageAloneNote } from './page-alone-note.tsx';
import {
  EditorCreatePreviewDocument,
  type EditorCreatePreviewMutation,
  EditorRevokePreviewsDocument,
} from './publishing.generated.ts';

type Link = EditorCreatePreviewMutation['createPagePreview'];

type PreviewLinkDialogProps = {
  slug: string;
  /** What the agent changed of what all pages share. */
  parts: SitePart[];
  onClose: () => void;
};

/** A link with which anybody can look at the draft; all links of the page end at once. */
export function PreviewLinkDialog({ slug, parts, onClose }: PreviewLinkDialogProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [words, setWords] = useState('');

  const create = () =>
    request(EditorCreatePreviewDocument, { slug }).then(
      ({ createPagePreview }) => {
        setLink(createPagePreview);
        setWords('');
      },
      (error: unknown) => setWords(sentenceOfError(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link when the dialog opens
  useEffect(() => void create(), []);

  const address = link ? new URL(link.path, window.location.origin).href : '';
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notifyAgent({ type: 'branded', message: editorMessage('previewLink.copied') }),
      () => notifyAgent({ type: 'error', message: editorMessage('previewLink.copyFailed') }),
    );
  const revoke = () =>
    request(EditorRevokePreviewsDocument, { slug }).then(
      () => {
        setLink(null);
        setWords(editorMessage('previewLink.revoked'));
      },
      (error: unknown) => setWords(sentenceOfError(error)),
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
            value={address}
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
      <PageAloneNote parts={parts} words="previewLink.parts" />
      <p role="status">{words}</p>
    </EditorDialog>
  );
}
