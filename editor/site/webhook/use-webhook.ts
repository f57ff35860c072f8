import { useEffect, useState } from 'react';
import type { TypedDocument } from '#web/src/data/document.ts';
import { request, requestChange } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
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

export type Webhook = EditorWebhookQuery['webhook'];

const loadWebhook = (signal?: AbortSignal): Promise<Webhook> =>
  request(EditorWebhookDocument, {}, signal).then(({ webhook }) => webhook);

/** The webhook of the site, the URL as it is typed, and its changes, each of which is stored immediately. */
export function useWebhook() {
  const { loaded: webhook, reload, show } = useLoaded(loadWebhook);
  const [url, setUrl] = useState('');
  /** A new secret: the server shows it once. */
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const stored = typeof webhook === 'object' ? webhook.url : null;
  useEffect(() => {
    if (stored !== null) setUrl(stored);
  }, [stored]);

  const change = async <Variables>(
    document: TypedDocument<EditorSaveWebhookMutation, Variables>,
    variables: Variables,
    done: string,
  ) => {
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

  return {
    webhook,
    reload,
    url,
    setUrl,
    secret,
    problem,
    isBusy,
    save: () =>
      change(
        EditorSaveWebhookDocument,
        { input: { url: url.trim(), enabled: true } },
        editorMessage('webhook.saved'),
      ),
    turnOff: () =>
      change(
        EditorSaveWebhookDocument,
        { input: { url: stored ?? '', enabled: false } },
        editorMessage('webhook.turnedOff'),
      ),
    sendTest: () => change(EditorSendTestEventDocument, {}, editorMessage('webhook.tested')),
    replay: (id: string) =>
      change(EditorReplayWebhookDeliveryDocument, { id }, editorMessage('webhook.replayed')),
    rotateSecret: () => change(EditorRotateWebhookSecretDocument, {}, editorMessage('webhook.rotated.done')),
    remove: () => change(EditorDeleteWebhookDocument, {}, editorMessage('webhook.deleted')),
  };
}
