import { PASSKEY_LIBRARY } from '../identity/passkeys/passkey-script.ts';

/**
 * The only script of the form: it lets owners choose a passkey in place of the password where the browser has any, and
 * makes it before the form is sent. Without it the form asks for a password.
 */
export const SETUP_SCRIPT = `${PASSKEY_LIBRARY}
(() => {
  const { browserSupportsWebAuthn, startRegistration } = SimpleWebAuthnBrowser;
  const choice = document.getElementById('sign-in-by');
  if (!choice || !browserSupportsWebAuthn()) return;
  const { form } = choice;
  const { password, passkey, signInBy, siteName, ownerName, email } = form.elements;
  const optionsJSON = JSON.parse(choice.dataset.options);
  const problem = document.getElementById('passkey-problem');
  const show = () => {
    const isPasskey = signInBy.value === 'passkey';
    password.disabled = isPasskey;
    password.closest('.field').hidden = isPasskey;
    document.getElementById('passkey-hint').hidden = !isPasskey;
    if (!isPasskey) problem.hidden = true;
  };
  choice.hidden = false;
  choice.addEventListener('change', show);
  show();
  if (!problem.hidden) choice.querySelector(':checked').focus();
  form.addEventListener('submit', (event) => {
    if (signInBy.value !== 'passkey' || passkey.value) return;
    event.preventDefault();
    problem.hidden = true;
    optionsJSON.rp.name = siteName.value;
    optionsJSON.user.name = email.value;
    optionsJSON.user.displayName = ownerName.value;
    startRegistration({ optionsJSON }).then(
      (response) => {
        passkey.value = JSON.stringify(response);
        form.submit();
      },
      () => {
        problem.textContent = problem.dataset.notMade;
        problem.hidden = false;
      },
    );
  });
})();
`;
