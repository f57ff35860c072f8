import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { MailStatusMark } from './mail-status-mark.tsx';
import { MailView } from './mail-view.tsx';
import {
  EditorMailsDocument,
  type EditorMailsQuery,
  EditorSendTestMailDocument,
  type MailSummary_MailFragment,
} from './mails.generated.ts';
import { ServerNote } from './server-note.tsx';
import '../../ui/editor-rows.css';
import './mails.css';

const loadMails = (signal?: AbortSignal): Promise<EditorMailsQuery['mails']> =>
  request(EditorMailsDocument, {}, signal).then(({ mails }) => mails);

/** Website Settings › E-mail: what the site has sent, and a test. */
export function MailsSection() {
  const { loaded: mails, reload } = useLoaded(loadMails);
  const [openId, setOpenId] = useState<string | null>(null);

  const test = async () => {
    try {
      const { to } = await requestChange(EditorSendTestMailDocument, { origin: window.location.origin });
      notifyAgent({ type: 'notice', message: editorMessage('mails.test.queued', { to }) });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
  };

  if (mails === 'loading') return <p role="status">{editorMessage('mails.loading')}</p>;
  if (mails === 'failed') {
    return <LoadFailure message={editorMessage('mails.failed')} onRetry={() => void reload()} />;
  }
  if (openId) {
    return (
      <MailView
        id={openId}
        onBack={() => {
          setOpenId(null);
          void reload();
        }}
      />
    );
  }

  return (
    <>
      <p className="editor-help">{editorMessage(mails.delivers ? 'mails.help' : 'mails.help.stored')}</p>
      {!mails.delivers && (
        <ServerNote label={editorMessage('server.note')} texts={[editorMessage('server.note.mail')]} />
      )}
      <div className="mails__buttons">
        <button type="button" className="editor-button" onClick={() => void test()}>
          <Icon name="mail" />
          {editorMessage('mails.test')}
        </button>
        <button type="button" className="editor-button" onClick={() => void reload()}>
          {editorMessage('mails.reload')}
        </button>
      </div>
      {mails.mails.length === 0 && <p className="mails__none">{editorMessage('mails.none')}</p>}
      <ul className="mails__list">
        {mails.mails.map((mail) => (
          <li key={mail.id}>
            <MailRow mail={mail} onOpen={() => setOpenId(mail.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MailRow({ mail, onOpen }: { mail: MailSummary_MailFragment; onOpen: () => void }) {
  return (
    <button type="button" className="editor-row mails__row" onClick={onOpen}>
      <strong>{mail.subject}</strong>
      <span>{editorMessage('mails.row', { to: mail.to, when: fullMoment(mail.queuedAt) })}</span>
      <MailStatusMark status={mail.status} />
    </button>
  );
}
