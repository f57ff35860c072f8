import { documentNonce } from '#web/src/site/script-nonce.ts';
import { SHARED_NONCE } from '#web/src/site/shared-nonce.ts';

/** The replacement has no quotes, so a script inside an attribute cannot break out of it. */
const SCRIPT_TAG = /<script(?=[\s/>])/gi;

/** Markup whose scripts are parsed but do not run: the first `type` attribute counts. */
export function withInertScripts(html: string): string {
  return html.replace(SCRIPT_TAG, '<script type=text/plain ');
}

/** Markup whose scripts run while the document is parsed. */
export function withNonce(html: string, nonce: string): string {
  return html.replace(SCRIPT_TAG, `<script nonce=${nonce} `);
}

/** Runs scripts inserted after page load; those of the server's document have run with their nonce. */
export function runScripts(root: HTMLElement): void {
  const nonce = documentNonce();

  for (const script of root.querySelectorAll('script')) {
    if (script.nonce) continue;
    // They run in a document of their own, which has a nonce for them.
    if (nonce === SHARED_NONCE && !script.src.startsWith(`${location.origin}/`)) {
      location.reload();
      return;
    }
    replaceByRunning(script, nonce);
  }
}

function replaceByRunning(inert: HTMLScriptElement, nonce: string): void {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  script.nonce = nonce;
  script.text = inert.text;

  // document.write would replace the loaded document; insert the text where the script is.
  const { write, writeln } = document;
  document.write = (...markup: string[]) => script.insertAdjacentHTML('beforebegin', markup.join(''));
  document.writeln = document.write;
  inert.replaceWith(script);
  Object.assign(document, { write, writeln });
}
