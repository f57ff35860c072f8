import { useCallback, useEffect, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../../api.ts';
import { sentenceOfError } from '../../api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MailStatusMark } from './mail-status-mark.tsx';
import { MailView } from './mail-view.tsx';
import {
  EditorMailsDocument,
  type EditorMailsQuery,
  EditorSendTestMailDocument,
  type MailSummary_MailFragment,
} from './mails.generated.ts';
import './mails.css';

type Mails =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'loaded' } & EditorMailsQuery['mails']);

/** Website Settings › E-mail: what the site has sent, and a test. */
export function MailsSection() {
  const [mails, setMails] = useState<Mails>({ status: 'loading' });
  const [openId, setOpenId] = useState<string | null>(null);
  const load = useCallback((signal?: AbortSignal) => {
    request(EditorMailsDocument, {}, signal).then(
      (data) => setMails({ status: 'loaded', ...data.mails }),
      () => signal?.aborted || setMails({ status: 'failed' }),
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);

    return () => abort.abort();
  }, [load]);

  const test = async () => {
    try {
      const { result } = await request(EditorSendTestMailDocument, { origin: window.location.origin });
      if ('message' in result) throw new Error(result.message);
      notifyAgent({ type: 'notice', message: editorMessage('mails.test.queued', { to: result.to }) });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    load();
  };

  if (mails.status === 'loading') return <p role="status">{editorMessage('mails.loading')}</p>;
  if (mails.status === 'failed') {
    return <LoadFailure message={editorMessage('mails.failed')} onRetry={() => load()} />;
  }
  if (openId) {
    return (
      <MailView
        id={openId}
        onBack={() => {
          setOpenId(null);
          load();
        }}
      />
    );
  }

  return (
    <>
      <p className="editor-help">{editorMessage(mails.delivers ? 'mails.help' : 'mails.help.stored')}</p>
      <div className="mails__buttons">
        <button type="button" className="editor-button" onClick={() => void test()}>
          <Icon name="mail" />
          {editorMessage('mails.test')}
        </button>
        <button type="button" className="editor-button" onClick={() => load()}>
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
    <button type="button" className="mails__row" onClick={onOpen}>
      <strong>{mail.subject}</strong>
      <span>{editorMessage('mails.row', { to: mail.to, when: fullMoment(mail.queuedAt) })}</span>
      <MailStatusMark status={mail.status} />
    </button>
  );
}
