import { useEffect, useId, useState } from 'react';
import type { TypedDocument } from '#web/src/data/document.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api.ts';
import { sentenceOfError } from '../../api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import {
  EditorDeleteWebhookDocument,
  EditorReplayWebhookDeliveryDocument,
  EditorRotateWebhookSecretDocument,
  EditorSaveWebhookDocument,
  type EditorSaveWebhookMutation,
  EditorSendTestEventDocument,
  EditorWebhookDocument,
  type EditorWebhookQuery,
} from './webhook.generated.ts';
import './webhook.css';

type Webhook = EditorWebhookQuery['webhook'];
type Asking = 'rotate' | 'delete' | null;

const loadWebhook = (signal?: AbortSignal): Promise<Webhook> =>
  request(EditorWebhookDocument, {}, signal).then(({ webhook }) => webhook);

/** Where the leads of the site are sent as they arrive. Saved by its own buttons: the secret is in no draft and no export. */
export function WebhookSection() {
  const { loaded: webhook, reload, show } = useLoaded(loadWebhook);
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const stored = typeof webhook === 'object' ? webhook.url : null;
  useEffect(() => {
    if (stored !== null) setUrl(stored);
  }, [stored]);

  const run = async <Variables,>(
    document: TypedDocument<EditorSaveWebhookMutation, Variables>,
    variables: Variables,
    done: string,
  ) => {
    setAsking(null);
    setProblem(null);
    setIsBusy(true);
    try {
      const changed = await requestChange(document, variables);
      show(changed.webhook);
      setUrl(changed.webhook.url ?? '');
      setSecret(changed.secret);
      notifyAgent({ type: 'notice', message: done });
    } catch (error) {
      setProblem(sentenceOfError(error));
    }
    setIsBusy(false);
  };

  if (webhook === 'loading') return <p role="status">{editorMessage('webhook.loading')}</p>;
  if (webhook === 'failed')
    return <LoadFailure message={editorMessage('webhook.failed')} onRetry={() => void reload()} />;

  const isSet = webhook.url !== null;

  return (
    <section className="webhook" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{editorMessage('webhook.title')}</h4>
      <p className="editor-help">{editorMessage('webhook.help')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = { url: url.trim(), enabled: true };
          void run(EditorSaveWebhookDocument, { input }, editorMessage('webhook.saved'));
        }}
      >
        <label className="editor-label" htmlFor={`${id}-url`}>
          {editorMessage('webhook.url')}
        </label>
        <input
          id={`${id}-url`}
          className="editor-input"
          type="url"
          required
          placeholder="https://"
          value={url}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setUrl(target.value)}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="editor-error">
            {problem}
          </p>
        )}
        <div className="webhook__buttons">
          <button
            type="submit"
            className="editor-button is-primary"
            disabled={isBusy || (webhook.enabled && url.trim() === webhook.url)}
          >
            {editorMessage(isSet && !webhook.enabled ? 'webhook.turnOn' : 'webhook.save')}
          </button>
          {isSet && webhook.enabled && (
            <>
              <button
                type="button"
                className="editor-button"
                disabled={isBusy}
                onClick={() => void run(EditorSendTestEventDocument, {}, editorMessage('webhook.tested'))}
              >
                <Icon name="send" />
                {editorMessage('webhook.test')}
              </button>
              <button
                type="button"
                className="editor-button"
                disabled={isBusy}
                onClick={() => {
                  const input = { url: webhook.url ?? '', enabled: false };
                  void run(EditorSaveWebhookDocument, { input }, editorMessage('webhook.turnedOff'));
                }}
              >
                {editorMessage('webhook.turnOff')}
              </button>
            </>
          )}
          {isSet && (
            <>
              <button
                type="button"
                className="editor-button"
                disabled={isBusy}
                onClick={() => setAsking('rotate')}
              >
                {editorMessage('webhook.rotate')}
              </button>
              <button
                type="button"
                className="editor-button"
                disabled={isBusy}
                onClick={() => setAsking('delete')}
              >
                {editorMessage('webhook.delete')}
              </button>
            </>
          )}
        </div>
      </form>
      {secret && (
        <div
          className="webhook__secret"
          role="status"
          ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
        >
          <p>{editorMessage('webhook.secret')}</p>
          <code>{secret}</code>
        </div>
      )}
      {webhook.rotatedUntil && (
        <p className="editor-help">
          {editorMessage('webhook.rotated', { when: fullMoment(webhook.rotatedUntil) })}
        </p>
      )}
      {isSet && (
        <>
          <div className="webhook__log-head">
            <h5>{editorMessage('webhook.deliveries')}</h5>
            <button type="button" className="editor-button" onClick={() => void reload()}>
              {editorMessage('webhook.reload')}
            </button>
          </div>
          {webhook.deliveries.length === 0 && (
            <p className="editor-help">{editorMessage('webhook.deliveries.none')}</p>
          )}
          <ul className="webhook__log">
            {webhook.deliveries.map((delivery) => (
              <li key={delivery.id}>
                <div>
                  <strong>{delivery.type}</strong>{' '}
                  <span className={`webhook__status is-${delivery.status.toLowerCase()}`}>
                    {editorMessage(`webhook.status.${delivery.status}`)}
                  </span>
                  <p>
                    {[
                      fullMoment(delivery.queuedAt),
                      delivery.attempts > 0 &&
                        editorMessage('webhook.attempts', { count: delivery.attempts }),
                      delivery.responseStatus !== null &&
                        editorMessage('webhook.response', { status: delivery.responseStatus }),
                      delivery.responseStatus === null && delivery.failure,
                      delivery.nextAttemptAt &&
                        delivery.attempts > 0 &&
                        editorMessage('webhook.next', { when: fullMoment(delivery.nextAttemptAt) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {delivery.status !== 'WAITING' && (
                  <button
                    type="button"
                    className="editor-button"
                    disabled={isBusy}
                    onClick={() =>
                      void run(
                        EditorReplayWebhookDeliveryDocument,
                        { id: delivery.id },
                        editorMessage('webhook.replayed'),
                      )
                    }
                  >
                    {editorMessage('webhook.replay')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {asking === 'rotate' && (
        <ConfirmDialog
          title={editorMessage('webhook.rotate')}
          question={editorMessage('webhook.rotate.question')}
          confirm={editorMessage('webhook.rotate')}
          onConfirm={() =>
            void run(EditorRotateWebhookSecretDocument, {}, editorMessage('webhook.rotated.done'))
          }
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title={editorMessage('webhook.delete')}
          question={editorMessage('webhook.delete.question')}
          confirm={editorMessage('webhook.delete')}
          onConfirm={() => void run(EditorDeleteWebhookDocument, {}, editorMessage('webhook.deleted'))}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
