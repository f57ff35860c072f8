import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/account/password.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { type FieldView, renderField } from '../login/login-frame.ts';
import { REALMS } from '../realm.ts';
import type { CurrentProblem } from './account-changes.ts';
import { ACCOUNT_PATHS, type PageProps } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';
import type { SignInMethods } from './sign-in-methods.ts';

export type Owner = {
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** Proves that a form is of this session's page. */
  formKey: string;
  methods: SignInMethods;
  /** Whether the customer signed in a moment ago, which confirms changes of an account without a password. */
  isRecent: boolean;
  /** Whether the host of the site can have passkeys. */
  hasPasskeys: boolean;
};

/** A form that was rejected. */
export type Rejected =
  | { form: 'password'; field: 'current'; problem: CurrentProblem['problem'] }
  | { form: 'password'; field: 'password'; problem: PasswordProblem | 'missing' }
  | { form: 'email'; field: 'current'; problem: CurrentProblem['problem']; typed: string }
  | { form: 'email'; field: 'email'; problem: 'missing' | 'invalid' | 'same' | 'tooMany'; typed: string }
  | { form: 'delete'; field: 'current'; problem: CurrentProblem['problem'] };

/** The form, or what comes before it where no password confirms it. */
export function confirmable({ language }: PageProps, { methods, isRecent }: Owner, form: string): string {
  if (methods.hasPassword || isRecent) return form;
  const translate = accountMessages(language);
  const query = new URLSearchParams({ again: '1', returnTo: ACCOUNT_PATHS.account });

  return `<p>${translate('account.again')}</p>
      <a class="button quiet" href="${escapeHtml(`${REALMS.customer.paths.signIn}?${query}`)}">${translate('account.again.submit')}</a>`;
}

export function hidden({ formKey }: Owner): string {
  return `<input type="hidden" name="key" value="${formKey}">`;
}

type Current = Pick<FieldView, 'name' | 'label'> & { problem: CurrentProblem['problem'] | null };

/** Nothing for an account without a password. */
export function currentField(
  { language }: PageProps,
  { methods }: Owner,
  { problem, ...field }: Current,
): string {
  if (!methods.hasPassword) return '';

  return renderField({
    ...field,
    type: 'password',
    autocomplete: 'current-password',
    maxLength: PASSWORD_LENGTH.max,
    problem: problem ? accountMessages(language)(`account.current.${problem}`) : undefined,
    hasFocus: problem !== null,
  });
}
