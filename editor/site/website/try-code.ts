import { documentNonce } from '#web/src/site/script-nonce.ts';

/** Code that has not come to its end by then does not work. */
export const TRIAL_PATIENCE_MS = 2000;

/** `message` is what the code threw; null when that has no message, or when the code did not end. */
export type Trial = { ok: true } | { ok: false; message: string | null };

/**
 * Runs code once in a frame without origin: it can reach neither the page nor the agent's session (decision 0023).
 * The frame is gone afterwards, whatever the code does.
 */
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
    const timer = setTimeout(() => settle({ ok: false, message: null }), TRIAL_PATIENCE_MS);
    window.addEventListener('message', listen);
    document.body.append(frame);
  });
}

/** The code between two scripts of ours: the first reports what it throws, the last one that it came to its end. */
function frameDocument(code: string, nonce: string): string {
  const script = (text: string) =>
    `<script nonce="${nonce}">${text.replace(/<\/(?=script)/gi, '<\\/')}</script>`;
  const report = `(() => {
    const tell = parent.postMessage.bind(parent);
    addEventListener('error', (event) => {
      event.preventDefault();
      tell({ tried: false, message: String(event.error?.message ?? '') }, '*');
    });
  })()`;

  return script(report) + script(code) + script(`parent.postMessage({ tried: true }, '*')`);
}

function isReport(data: unknown): data is { tried: boolean; message?: string } {
  return typeof data === 'object' && data !== null && 'tried' in data;
}
