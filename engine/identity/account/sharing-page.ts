import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderProblem } from '../login/login-frame.ts';
import { REALMS } from '../realm.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

export type SharingState = {
  formKey: string;
  /** Who shares with the customer. */
  partner: { name: string | null; since: Date } | null;
  /** When the open invitation ends. */
  openUntil: Date | null;
  /** The link of an invitation that was made by this request; it is not stored and shown once. */
  link?: string | null;
  done?: 'accepted' | 'left' | 'revoked' | null;
  problem?: 'taken' | null;
};

/** Sharing favourites with one other person: the invitation, or with whom. */
export function renderSharingPage(page: PageProps, state: SharingState): string {
  const translate = accountMessages(page.language);
  const { partner, done = null, problem = null } = state;

  return renderAccountFrame(
    page,
    translate('share.title'),
    `
    <p class="intro">${translate('share.body')}</p>
    ${done ? `<p class="done" role="status">${translate(`share.done.${done}`)}</p>` : ''}
    ${problem ? renderProblem(translate(`share.${problem}`)) : ''}
    ${partner ? shared(page, state, partner) : invitation(page, state)}
    <p class="other"><a href="${ACCOUNT_PATHS.account}">${translate('share.account')}</a></p>`,
  );
}

function shared(page: PageProps, { formKey }: SharingState, partner: NonNullable<SharingState['partner']>) {
  const translate = accountMessages(page.language);
  const name = partner.name ?? translate('share.somebody');

  return `
    <dl>
      <dt>${translate('share.with')}</dt><dd>${escapeHtml(name)}</dd>
      <dt>${translate('share.since')}</dt><dd>${escapeHtml(dateText(page, partner.since))}</dd>
    </dl>
    <a class="button" href="/#saved" rel="noreferrer">${translate('share.show')}</a>
    <section aria-labelledby="leave-title">
      <h2 id="leave-title">${translate('share.leave')}</h2>
      <p>${translate('share.leave.body')}</p>
      ${form(ACCOUNT_PATHS.shareLeave, formKey, `<button type="submit" class="quiet danger">${translate('share.leave.submit')}</button>`)}
    </section>`;
}

function invitation(page: PageProps, { formKey, openUntil, link }: SharingState) {
  const translate = accountMessages(page.language);
  const make = (text: string, look: string) =>
    form(ACCOUNT_PATHS.shareInvite, formKey, `<button type="submit"${look}>${text}</button>`);
  if (!openUntil) return make(translate('share.invite'), '');

  const until = escapeHtml(translate('share.open', { date: dateText(page, openUntil) }));
  return `
    ${link ? newLink(page, link) : ''}
    <p class="intro" id="link-hint">${until}</p>
    ${link ? '' : make(translate('share.invite.again'), ' class="quiet"')}
    ${form(ACCOUNT_PATHS.shareRevoke, formKey, `<button type="submit" class="quiet danger">${translate('share.revoke')}</button>`)}`;
}

function newLink({ language, siteName }: PageProps, link: string) {
  const translate = accountMessages(language);
  const mail = new URLSearchParams({
    subject: translate('share.mail.subject', { site: siteName }),
    body: `${translate('share.mail.body', { site: siteName })}\n\n${link}`,
  });
  // Mail programs read `+` as itself.
  const mailto = `mailto:?${mail.toString().replaceAll('+', '%20')}`;

  return `
    <div class="field">
      <label for="link">${translate('share.link')}</label>
      <input id="link" type="url" readonly value="${escapeHtml(link)}" aria-describedby="link-hint">
    </div>
    <a class="button" href="${escapeHtml(mailto)}">${translate('share.mail')}</a>`;
}

type Invitation = { name: string | null; token: string };

/** An invitation as the other person sees it: what is shared, before anything is. */
export function renderInvitation(
  page: PageProps,
  { name, token }: Invitation,
  formKey: string | null,
): string {
  const translate = accountMessages(page.language);
  const who = name ?? translate('share.somebody');
  const query = new URLSearchParams({ returnTo: `${ACCOUNT_PATHS.shared}?invitation=${token}` });
  const { signIn, signUp } = REALMS.customer.paths;
  const ways = formKey
    ? form(
        ACCOUNT_PATHS.shareAccept,
        formKey,
        `<input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">${translate('share.accept')}</button>`,
      )
    : `<p>${translate('share.signIn')}</p>
    <a class="button" href="${escapeHtml(`${signUp}?${query}`)}">${translate('share.signUp')}</a>
    <a class="button quiet" href="${escapeHtml(`${signIn}?${query}`)}">${translate('account.signIn')}</a>`;

  return renderAccountFrame(
    page,
    translate('share.invited.title'),
    `
    <p class="intro">${escapeHtml(translate('share.invited', { name: who, site: page.siteName }))}</p>
    <p>${translate('share.body')}</p>
    ${ways}`,
  );
}

/** An invitation that cannot be accepted, and why. */
export function renderDeadInvitation(
  page: PageProps,
  reason: 'expired' | 'own' | 'taken',
  isSignedIn: boolean,
): string {
  const translate = accountMessages(page.language);
  const back = `<p class="other"><a href="${ACCOUNT_PATHS.shared}">${translate('share.manage')}</a></p>`;

  return renderAccountFrame(
    page,
    translate('share.invited.title'),
    `${renderProblem(translate(`share.${reason}`))}${isSignedIn ? back : ''}`,
  );
}

function form(action: string, formKey: string, content: string): string {
  return `<form method="post" action="${action}"><input type="hidden" name="key" value="${formKey}">${content}</form>`;
}

function dateText({ language }: PageProps, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}
