import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
/** The library for browsers in one file; its package names only modules. */
export const PASSKEY_LIBRARY = readFileSync(join(dirname(entry), '../dist/bundle/index.umd.min.js'), 'utf8');

/**
 * The only script of the pages with passkeys: the browser's response is posted by their form, so that they need no
 * request of their own. The form is hidden from browsers without passkeys.
 */
export const PASSKEY_SCRIPT = `${PASSKEY_LIBRARY}
(() => {
  const form = document.getElementById('passkey');
  const { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } =
    SimpleWebAuthnBrowser;
  if (!form) return;
  const none = document.getElementById('passkey-none');
  if (!browserSupportsWebAuthn()) {
    if (none) none.hidden = false;
    return;
  }
  const optionsJSON = JSON.parse(form.dataset.options);
  const start = form.dataset.kind === 'new' ? startRegistration : startAuthentication;
  const problem = document.getElementById('passkey-problem');
  const send = (response) => {
    form.elements.passkey.value = JSON.stringify(response);
    form.submit();
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    start({ optionsJSON }).then(send, () => {
      problem.hidden = false;
    });
  });
  if (form.dataset.kind !== 'sign-in') return;
  browserSupportsWebAuthnAutofill().then(
    (isSupported) => isSupported && startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(send, () => {}),
  );
})();
`;
