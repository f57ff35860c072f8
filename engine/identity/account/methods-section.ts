import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Wording } from '#domain/language/wording.ts';
import { renderField } from '../login/login-frame.ts';
import { PASSKEY_NAME_MAX } from '../passkeys/passkey-name.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';
import { countMethods, type SignInMethods } from './sign-in-methods.ts';

type Methods = {
  methods: SignInMethods;
  /** Whether the host of the site can have passkeys. */
  hasPasskeys: boolean;
  /** The field that proves that a form is of this page. */
  key: string;
};

/** The ways to sign in beside the password, each with its removal. */
export function renderMethods(language: Wording, { methods, hasPasskeys, key }: Methods): string {
  const { providers, passkeys } = methods;
  if (!hasPasskeys && providers.length + passkeys.length === 0) return '';
  const translate = accountMessages(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const isOnly = countMethods(methods) < 2;
  const rows = [
    ...providers.map(({ issuer, name, linkedAt }) => ({
      name,
      lines: [translate('account.methods.since', { date: dates.format(linkedAt) })],
      field: 'issuer',
      value: issuer,
    })),
    ...passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
      name,
      lines: [
        translate('account.passkey.made', { date: dates.format(createdAt), host }),
        lastUsedAt
          ? translate('account.passkey.used', { date: dates.format(lastUsedAt) })
          : translate('account.passkey.unused'),
      ],
      field: 'passkey',
      value: id,
    })),
  ].map(({ name, lines, field, value }, index) => {
    const label = escapeHtml(translate('account.methods.remove.label', { name }));
    const rename = translate('account.passkey.rename.label', { name });
    const renaming = `<details>
            <summary aria-label="${escapeHtml(rename)}">${translate('account.passkey.rename')}</summary>
            <form method="post" action="${ACCOUNT_PATHS.renamePasskey}">${key}
              <input type="hidden" name="passkey" value="${escapeHtml(value)}">${renderField({
                name: 'name',
                id: `name-of-${index}`,
                label: translate('passkey.name'),
                type: 'text',
                autocomplete: 'off',
                maxLength: PASSKEY_NAME_MAX,
                value: name,
              })}
              <button type="submit" class="quiet">${translate('account.passkey.rename.submit')}</button>
            </form>
          </details>`;
    const removal = `<form method="post" action="${ACCOUNT_PATHS.unlink}">${key}
            <input type="hidden" name="${field}" value="${escapeHtml(value)}">
            <button type="submit" class="quiet" aria-label="${label}">${translate('account.methods.remove')}</button>
          </form>`;

    return `
        <li>
          <p><strong>${escapeHtml(name)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>
          ${isOnly ? '' : removal}
          ${field === 'passkey' ? renaming : ''}
        </li>`;
  });
  const list = rows.length > 0 ? `<ul class="methods">${rows.join('')}\n      </ul>` : '';
  const only = rows.length > 0 && isOnly ? `<p>${translate('account.methods.only')}</p>` : '';
  const add = `<p>${translate('account.passkey.body')}</p>
      <a class="button quiet" href="${ACCOUNT_PATHS.newPasskey}">${translate('account.passkey.add')}</a>`;

  return `<section aria-labelledby="methods-title">
      <h2 id="methods-title">${translate('account.methods')}</h2>
      ${list}
      ${only}
      ${hasPasskeys ? add : ''}
    </section>`;
}
