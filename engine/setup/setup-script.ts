import { PASSKEY_LIBRARY } from '../identity/passkeys/passkey-script.ts';

/**
 * The only script of the form. It offers the time zones of the country alone, with the browser's chosen, and lets owners choose a
 * passkey in place of the password where the browser has any, which it makes before the form is sent. Without it the form
 * has all time zones and asks for a password.
 */
export const SETUP_SCRIPT = `${PASSKEY_LIBRARY}
(() => {
  const country = document.getElementById('country');
  const timeZone = document.getElementById('timeZone');
  if (!country) return;
  const [none, ...groups] = timeZone.children;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zoneIn = (group, zone) => [...group.children].find(({ value }) => value === zone);
  const show = () => {
    const chosen = timeZone.value;
    const group = groups.find(({ dataset }) => dataset.country === country.value);
    timeZone.replaceChildren(none, ...(group ? [group] : []));
    const only = group?.children.length === 1 ? group.children[0] : null;
    const zone = group && (zoneIn(group, chosen) ?? zoneIn(group, here) ?? only);
    timeZone.value = zone?.value ?? '';
  };
  if (!country.value) country.value = groups.find((group) => zoneIn(group, here))?.dataset.country ?? '';
  show();
  country.addEventListener('change', show);
})();
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
