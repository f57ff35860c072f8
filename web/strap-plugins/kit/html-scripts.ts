import { documentNonce } from '#web/src/site/script-nonce.ts';

/** Without quotes in what is put in, so that a script inside an attribute cannot break out of it. */
const SCRIPT_TAG = /<script(?=[\s/>])/gi;

/** Markup whose scripts the browser reads but does not run: the first `type` is the one that counts. */
export function withInertScripts(html: string): string {
  return html.replace(SCRIPT_TAG, '<script type=text/plain ');
}

/** Markup whose scripts run while the document is parsed. */
export function withNonce(html: string, nonce: string): string {
  return html.replace(SCRIPT_TAG, `<script nonce=${nonce} `);
}

/** Runs the scripts that came into the page after it was loaded; those of the server's document have their nonce and ran. */
export function runScripts(root: HTMLElement): void {
  const nonce = documentNonce();

  for (const script of root.querySelectorAll('script')) {
    if (!script.nonce) replaceByRunning(script, nonce);
  }
}

function replaceByRunning(inert: HTMLScriptElement, nonce: string): void {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  script.nonce = nonce;
  script.text = inert.text;

  // Writing into a document that has ended would begin a new one; what is written belongs where the script stands.
  const { write, writeln } = document;
  document.write = (...markup: string[]) => script.insertAdjacentHTML('beforebegin', markup.join(''));
  document.writeln = document.write;
  inert.replaceWith(script);
  Object.assign(document, { write, writeln });
}
