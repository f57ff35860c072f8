import { type ReactNode, useId } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { SAVE_KEYS } from '../../ui/key-names.ts';
import type { useWebhook, Webhook } from './use-webhook.ts';

/** What is confirmed first. */
export type WebhookQuestion = 'rotate' | 'delete';
type Props = {
  stored: Webhook;
  form: ReturnType<typeof useWebhook>;
  onAsk: (question: WebhookQuestion) => void;
};

/** The URL of the webhook, and what can be done with it. */
export function WebhookForm({ stored, form, onAsk }: Props) {
  const { url, problem, isBusy } = form;
  const id = useId();
  const isSet = stored.url !== null;
  const button = (label: ReactNode, onPress: () => void) => (
    <button type="button" className="editor-button" disabled={isBusy} onClick={onPress}>
      {label}
    </button>
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
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
        onChange={({ target }) => form.setUrl(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="editor-error">
          {problem}
        </p>
      )}
      <div className="webhook__buttons">
        <button
          type="submit"
          className="editor-button"
          aria-keyshortcuts={SAVE_KEYS}
          disabled={isBusy || (stored.enabled && url.trim() === stored.url)}
        >
          {editorMessage(isSet && stored.enabled ? 'webhook.save' : 'webhook.turnOn')}
        </button>
        {isSet && stored.enabled && (
          <>
            {button(
              <>
                <Icon name="send" />
                {editorMessage('webhook.test')}
              </>,
              () => void form.sendTest(),
            )}
            {button(editorMessage('webhook.turnOff'), () => void form.turnOff())}
          </>
        )}
        {isSet && (
          <>
            {button(editorMessage('webhook.rotate'), () => onAsk('rotate'))}
            {button(editorMessage('webhook.delete'), () => onAsk('delete'))}
          </>
        )}
      </div>
    </form>
  );
}
