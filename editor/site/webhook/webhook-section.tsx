import { useId, useState } from 'react';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useWebhook } from './use-webhook.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookForm, type WebhookQuestion } from './webhook-form.tsx';
import './webhook.css';

/** Where the leads of the site are sent as they arrive. Saved by its own buttons: the secret is in no draft and no export. */
export function WebhookSection() {
  const form = useWebhook();
  const { webhook, reload, secret, isBusy } = form;
  const [asking, setAsking] = useState<WebhookQuestion | null>(null);
  const id = useId();

  if (webhook === 'loading') return <p role="status">{editorMessage('webhook.loading')}</p>;
  if (webhook === 'failed')
    return <LoadFailure message={editorMessage('webhook.failed')} onRetry={() => void reload()} />;

  return (
    <section className="webhook" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{editorMessage('webhook.title')}</h4>
      <p className="editor-help">{editorMessage('webhook.help')}</p>
      <WebhookForm stored={webhook} form={form} onAsk={setAsking} />
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
      {webhook.url !== null && (
        <WebhookDeliveries
          deliveries={webhook.deliveries}
          isBusy={isBusy}
          onReload={() => void reload()}
          onReplay={(delivery) => void form.replay(delivery)}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={editorMessage(`webhook.${asking}`)}
          question={editorMessage(`webhook.${asking}.question`)}
          confirm={editorMessage(`webhook.${asking}`)}
          onConfirm={() => {
            setAsking(null);
            void (asking === 'rotate' ? form.rotateSecret() : form.remove());
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
