import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderField } from '../login/login-frame.ts';
import { renderPasskeyForm } from '../passkeys/passkey-form.ts';
import { PASSKEY_NAME_MAX } from '../passkeys/passkey-name.ts';
import { PASSKEY_SCRIPT } from '../passkeys/passkey-script.ts';
import type { CurrentProblem } from './account-changes.ts';
import { confirmable, currentField, hidden, type Owner } from './account-forms.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

export type NewPasskeyState = {
  typed: string;
  nameProblem: 'missing' | 'long' | null;
  problem: CurrentProblem['problem'] | null;
};

/** Asks for the name of a new passkey, and for the password. */
export function renderNewPasskey(
  page: PageProps,
  owner: Owner,
  state: NewPasskeyState | null = null,
): string {
  const { language } = page;
  const translate = accountMessages(language);
  const { typed = translate('passkey.name.usual'), nameProblem = null, problem = null } = state ?? {};
  const form = `<form method="post" action="${ACCOUNT_PATHS.newPasskey}">${hidden(owner)}${renderField({
    name: 'name',
    label: translate('passkey.name'),
    type: 'text',
    autocomplete: 'off',
    maxLength: PASSKEY_NAME_MAX,
    value: typed,
    hint: translate('passkey.name.hint'),
    problem: nameProblem ? translate(`passkey.name.${nameProblem}`, { max: PASSKEY_NAME_MAX }) : undefined,
    hasFocus: nameProblem !== null,
  })}${currentField(page, owner, {
    name: 'passkey-current',
    label: translate('account.email.current'),
    problem,
  })}
      <button type="submit">${translate('passkey.continue')}</button>
    </form>`;

  return renderAccountFrame(
    page,
    translate('passkey.title'),
    `
    <p class="intro">${translate('account.passkey.body')}</p>
    ${confirmable(page, owner, form)}
    <p class="other"><a href="${ACCOUNT_PATHS.account}">${translate('account.title')}</a></p>`,
  );
}

type Make = { name: string; options: object };

/** Has the browser make the passkey. */
export function renderMakePasskey(page: PageProps, owner: Owner, { name, options }: Make): string {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('passkey.title'),
    `
    <p class="intro">${escapeHtml(translate('passkey.ready', { name }))}</p>
    <noscript><p class="problem" role="alert">${translate('passkey.noScript')}</p></noscript>
    <p class="problem" id="passkey-none" role="alert" hidden>${translate('passkey.none')}</p>
    ${renderPasskeyForm({
      kind: 'new',
      options,
      action: ACCOUNT_PATHS.passkeys,
      label: translate('passkey.make'),
      problem: translate('passkey.failed'),
      fields: hidden(owner),
    })}
    <p class="other"><a href="${ACCOUNT_PATHS.account}">${translate('account.title')}</a></p>`,
    PASSKEY_SCRIPT,
  );
}
