import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TabList, tabId, tabPanelId } from '../../ui/tab-list.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { MailStatusMark } from './mail-status-mark.tsx';
import { EditorMailDocument, type EditorMailQuery, EditorRetryMailDocument } from './mails.generated.ts';

const BODIES = ['html', 'text'] as const;
type Body = (typeof BODIES)[number];
type Mail = NonNullable<EditorMailQuery['mail']>;

/** A mail with its status and both bodies. */
export function MailView({ id, onBack }: { id: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback((signal?: AbortSignal) => request(EditorMailDocument, { id }, signal), [id]);
  const { loaded, reload } = useLoaded(load);
  const mail = typeof loaded === 'object' ? loaded.mail : null;
  useEffect(() => {
    if (mail) heading.current?.focus();
  }, [mail]);

  const retry = async () => {
    try {
      const { result } = await request(EditorRetryMailDocument, { id });
      if ('message' in result) throw new Error(result.message);
      notifyAgent({ type: 'notice', message: editorMessage('mails.retried') });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    void reload();
  };
  const back = (
    <button type="button" className="editor-button" onClick={onBack}>
      <Icon name="arrow-left" />
      {editorMessage('mails.back')}
    </button>
  );

  if (loaded === 'loading') return <p role="status">{editorMessage('mails.loading')}</p>;
  if (!mail) {
    return (
      <>
        {back}
        <LoadFailure message={editorMessage('mails.failed')} onRetry={() => void reload()} />
      </>
    );
  }

  const { summary } = mail;

  return (
    <>
      <div className="team-form__head">
        {back}
        <h3 tabIndex={-1} ref={heading}>
          {summary.subject}
        </h3>
      </div>
      <p>
        {editorMessage('mails.row', { to: summary.to, when: fullMoment(summary.queuedAt) })}{' '}
        <MailStatusMark status={summary.status} />
      </p>
      <MailDelivery summary={summary} onRetry={() => void retry()} />
      <MailBodies mail={mail} />
    </>
  );
}

/** Why it is not delivered yet, and what is done about it. */
function MailDelivery({ summary, onRetry }: { summary: Mail['summary']; onRetry: () => void }) {
  const { status, attempts, failure, nextAttemptAt } = summary;

  return (
    <>
      {failure && (
        <p className="mails__failure">
          {editorMessage(attempts === 1 ? 'mails.failure.one' : 'mails.failure', {
            count: attempts,
            failure,
          })}
        </p>
      )}
      {status === 'WAITING' && nextAttemptAt && attempts > 0 && (
        <p className="editor-help">{editorMessage('mails.next', { when: fullMoment(nextAttemptAt) })}</p>
      )}
      {status === 'FAILED' && (
        <button type="button" className="editor-button is-primary" onClick={onRetry}>
          {editorMessage('mails.retry')}
        </button>
      )}
    </>
  );
}

function MailBodies({ mail: { summary, html, text } }: { mail: Mail }) {
  const [body, setBody] = useState<Body>('html');

  return (
    <>
      <TabList
        id="mail"
        label={editorMessage('mails.bodies')}
        tabs={BODIES.map((key) => ({ key, label: editorMessage(`mails.body.${key}`) }))}
        selected={body}
        onSelect={setBody}
      />
      <div role="tabpanel" id={tabPanelId('mail', body)} aria-labelledby={tabId('mail', body)}>
        {body === 'html' ? (
          // No scripts, no forms, no origin; links open nothing.
          <iframe className="mails__html" title={summary.subject} sandbox="" srcDoc={html} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          <pre className="mails__text" tabIndex={0}>
            {text}
          </pre>
        )}
      </div>
    </>
  );
}
