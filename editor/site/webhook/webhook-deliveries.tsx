import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import type { Webhook } from './use-webhook.ts';

type Delivery = Webhook['deliveries'][number];
type Props = {
  deliveries: readonly Delivery[];
  isBusy: boolean;
  onReload: () => void;
  onReplay: (id: string) => void;
};

/** The latest deliveries, each of which can be replayed once it is not waiting. */
export function WebhookDeliveries({ deliveries, isBusy, onReload, onReplay }: Props) {
  return (
    <>
      <div className="webhook__log-head">
        <h5>{editorMessage('webhook.deliveries')}</h5>
        <button type="button" className="editor-button" onClick={onReload}>
          {editorMessage('webhook.reload')}
        </button>
      </div>
      {deliveries.length === 0 && <p className="editor-help">{editorMessage('webhook.deliveries.none')}</p>}
      <ul className="webhook__log">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <div>
              <strong>{delivery.type}</strong>{' '}
              <span className={`webhook__status is-${delivery.status.toLowerCase()}`}>
                {editorMessage(`webhook.status.${delivery.status}`)}
              </span>
              <p>{attemptsOf(delivery)}</p>
            </div>
            {delivery.status !== 'WAITING' && (
              <button
                type="button"
                className="editor-button"
                disabled={isBusy}
                onClick={() => onReplay(delivery.id)}
              >
                {editorMessage('webhook.replay')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function attemptsOf({ queuedAt, attempts, responseStatus, failure, nextAttemptAt }: Delivery): string {
  return [
    fullMoment(queuedAt),
    attempts > 0 && editorMessage('webhook.attempts', { count: attempts }),
    responseStatus === null ? failure : editorMessage('webhook.response', { status: responseStatus }),
    nextAttemptAt && attempts > 0 && editorMessage('webhook.next', { when: fullMoment(nextAttemptAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
