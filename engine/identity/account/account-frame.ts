import { escapeHtml } from '#domain/html/escape-html.ts';
import { UNSUBSCRIBE_PATH } from '../../alerts/unsubscribe-link.ts';
import { renderLoginPage } from '../login/login-frame.ts';
import type { PageProps } from '../login/page-props.ts';
import { accountMessages } from './account-messages.ts';

export const ACCOUNT_PATHS = {
  account: '/account',
  verify: '/account/verify',
  resend: '/account/verify/resend',
  forgot: '/account/forgot',
  reset: '/account/reset',
  password: '/account/password',
  email: '/account/email',
  signOut: '/account/sign-out',
  signOutEverywhere: '/account/sign-out-everywhere',
  data: '/account/data',
  delete: '/account/delete',
  unlink: '/account/unlink',
  alerts: '/account/alerts',
  unsubscribe: UNSUBSCRIBE_PATH,
  passkeys: '/account/passkeys',
  newPasskey: '/account/passkeys/new',
  renamePasskey: '/account/passkeys/rename',
  shared: '/account/shared',
  shareInvite: '/account/shared/invite',
  shareRevoke: '/account/shared/revoke',
  shareAccept: '/account/shared/accept',
  shareLeave: '/account/shared/leave',
} as const;

export type { PageProps };

/** `noreferrer`, for the URL of the page may contain a secret, and the site runs code of others. */
export function renderAccountFrame(
  page: PageProps,
  title: string,
  content: string,
  script: string | null = null,
): string {
  return renderLoginPage(
    { language: page.language, title, script, site: page },
    `
    <h1>${escapeHtml(title)}</h1>
    ${content}
    <p class="other"><a href="/" rel="noreferrer">${accountMessages(page.language)('account.back')}</a></p>`,
  );
}
