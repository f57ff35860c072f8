import { documentNonce } from '#web/src/site/script-nonce.ts';

/** Timeout of a trial. */
export const TRIAL_TIMEOUT_MS = 2000;

/** `message` is that of the thrown error; null if it has none, or on a timeout. */
export type Trial = { ok: true } | { ok: false; message: string | null };

/** Runs code once in a frame with an opaque origin, without access to the page or the agent's session (decision 0023), and removes the frame. */
export function tryCode(code: string): Promise<Trial> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.srcdoc = frameDocument(code, documentNonce());

  return new Promise((resolve) => {
    const settle = (trial: Trial) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      frame.remove();
      resolve(trial);
    };
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || !isReport(data)) return;
      settle(data.tried ? { ok: true } : { ok: false, message: data.message || null });
    };
    const timer = setTimeout(() => settle({ ok: false, message: null }), TRIAL_TIMEOUT_MS);
    window.addEventListener('message', listen);
    document.body.append(frame);
  });
}

/** A document with the code between two scripts that report errors and completion. */
function frameDocument(code: string, nonce: string): string {
  const script = (text: string) =>
    `<script nonce="${nonce}">${text.replace(/<\/(?=script)/gi, '<\\/')}</script>`;
  const report = `(() => {
    const post = parent.postMessage.bind(parent);
    addEventListener('error', (event) => {
      event.preventDefault();
      post({ tried: false, message: String(event.error?.message ?? '') }, '*');
    });
  })()`;

  return script(report) + script(code) + script(`parent.postMessage({ tried: true }, '*')`);
}

function isReport(data: unknown): data is { tried: boolean; message?: string } {
  return typeof data === 'object' && data !== null && 'tried' in data;
}
