import { PASSKEY_LIBRARY } from '../identity/passkeys/passkey-script.ts';

/**
 * The only script of the form. It suggests the country of the browser's time zone, and offers the time zones of the country
 * alone, with the one of the area's province or state, the browser's or the nearest to it chosen; gets what is wrong from the
 * server before the form is sent, so that a password is typed once; shows the password on demand; and lets owners choose a
 * passkey in place of the password where the browser has any. Without it the form has all time zones and asks for a password.
 */
export const SETUP_SCRIPT = `${PASSKEY_LIBRARY}
(() => {
  const country = document.getElementById('country');
  const timeZone = document.getElementById('timeZone');
  if (!country) return;
  const groups = [...timeZone.querySelectorAll('optgroup')];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date();
  const minutes = (zone) => {
    const time = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now);
    return Date.parse(time) / 60000;
  };
  const area = document.getElementById('area');
  const example = document.getElementById('area-example');
  let isChosen = false;
  const zoneOfArea = ({ dataset }) => JSON.parse(dataset.regions)[area.value.split(',').pop().trim().toUpperCase()];
  const zoneIn = (group, zone) => [...group.children].find(({ value }) => value === zone);
  // Of a browser that is far away there is none.
  const nearTo = (group) => [...group.children]
    .map((option) => ({ option, apart: Math.abs(minutes(option.value) - minutes(here)) }))
    .filter(({ apart }) => apart <= 60)
    .sort((one, other) => one.apart - other.apart)[0]?.option;
  const show = () => {
    const chosen = isChosen && timeZone.value;
    const group = groups.find(({ dataset }) => dataset.country === country.value);
    if (!group) return;
    example.textContent = group.dataset.example;
    timeZone.replaceChildren(group);
    const usual = zoneIn(group, group.dataset.usual);
    timeZone.value = (zoneIn(group, chosen) ?? zoneIn(group, zoneOfArea(group)) ?? zoneIn(group, here) ?? nearTo(group) ?? usual).value;
  };
  const home = groups.find((group) => zoneIn(group, here))?.dataset.country;
  // The languages of a browser say less: many in Canada have those of the United States.
  if (home && (!country.value || 'suggested' in country.form.dataset)) country.value = home;
  isChosen = timeZone.value !== '';
  show();
  country.addEventListener('change', show);
  area.addEventListener('change', show);
  timeZone.addEventListener('change', () => { isChosen = true; });
})();
(() => {
  const form = document.querySelector('form[data-problems]');
  if (!form) return;
  const { password, passkey, signInBy, siteName, ownerName, email } = form.elements;
  const withPasskey = () => signInBy?.value === 'passkey';
  const choice = document.getElementById('sign-in-by');
  const reveal = document.getElementById('show-password');
  reveal.hidden = false;
  password.closest('.field').append(reveal);
  reveal.addEventListener('change', ({ target }) => { password.type = target.checked ? 'text' : 'password'; });
  const passkeyProblem = document.getElementById('passkey-problem');

  const textOf = (id, text, place) => {
    const line = document.getElementById(id) ?? document.createElement('p');
    line.id = id;
    line.textContent = text;
    line.hidden = !text;
    if (!line.isConnected) place(line);
    return line;
  };
  const showProblems = (problems) => {
    const names = Object.keys(problems);
    const all = textOf('problem', names.length ? form.dataset.problems : '', (line) => form.before(line));
    all.className = 'problem';
    all.setAttribute('role', 'alert');
    for (const field of form.querySelectorAll('.field > :is(input, select)')) {
      const { id } = field;
      textOf(id + '-problem', problems[id] ?? '', (line) => field.after(line)).className = 'field-problem';
      const described = ['hint', 'problem'].map((kind) => document.getElementById(id + '-' + kind)).filter((line) => line && !line.hidden);
      if (problems[id]) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      field.setAttribute('aria-describedby', described.map((line) => line.id).join(' '));
    }
    const first = form.querySelector('[aria-invalid]');
    const folded = first?.closest('details');
    if (folded) folded.open = true;
    first?.focus();
  };

  const makePasskey = async () => {
    const optionsJSON = JSON.parse(choice.dataset.options);
    optionsJSON.rp.name = siteName.value;
    optionsJSON.user.name = email.value;
    optionsJSON.user.displayName = ownerName.value;
    try {
      passkey.value = JSON.stringify(await SimpleWebAuthnBrowser.startRegistration({ optionsJSON }));
    } catch {
      passkeyProblem.textContent = passkeyProblem.dataset.notMade;
      passkeyProblem.hidden = false;
    }
    return passkey.value !== '';
  };
  const findProblems = async () => {
    const body = new URLSearchParams(new FormData(form));
    body.set('check', '1');
    try {
      const response = await fetch(form.action, { method: 'POST', body });
      return response.ok ? await response.json() : {};
    } catch {
      return {};
    }
  };
  let isSending = false;
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    if (passkeyProblem) passkeyProblem.hidden = true;
    const problems = await findProblems();
    showProblems(problems);
    const isRight = Object.keys(problems).length === 0;
    if (isRight && (!withPasskey() || passkey.value || (await makePasskey()))) form.submit();
    else isSending = false;
  });

  if (!choice || !SimpleWebAuthnBrowser.browserSupportsWebAuthn()) return;
  const show = () => {
    password.disabled = withPasskey();
    password.closest('.field').hidden = withPasskey();
    document.getElementById('passkey-hint').hidden = !withPasskey();
    if (!withPasskey()) passkeyProblem.hidden = true;
  };
  choice.hidden = false;
  choice.addEventListener('change', show);
  show();
  if (!passkeyProblem.hidden) choice.querySelector(':checked').focus();
})();
`;
