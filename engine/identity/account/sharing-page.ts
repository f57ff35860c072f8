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
  const say = accountMessages(page.language);
  const { partner, done = null, problem = null } = state;

  return renderAccountFrame(
    page,
    say('share.title'),
    `
    <p class="intro">${say('share.body')}</p>
    ${done ? `<p class="done" role="status">${say(`share.done.${done}`)}</p>` : ''}
    ${problem ? renderProblem(say(`share.${problem}`)) : ''}
    ${partner ? shared(page, state, partner) : invitation(page, state)}
    <p class="other"><a href="${ACCOUNT_PATHS.account}">${say('share.account')}</a></p>`,
  );
}

function shared(page: PageProps, { formKey }: SharingState, partner: NonNullable<SharingState['partner']>) {
  const say = accountMessages(page.language);
  const name = partner.name ?? say('share.somebody');

  return `
    <dl>
      <dt>${say('share.with')}</dt><dd>${escapeHtml(name)}</dd>
      <dt>${say('share.since')}</dt><dd>${escapeHtml(dateText(page, partner.since))}</dd>
    </dl>
    <a class="button" href="/#saved" rel="noreferrer">${say('share.show')}</a>
    <section aria-labelledby="leave-title">
      <h2 id="leave-title">${say('share.leave')}</h2>
      <p>${say('share.leave.body')}</p>
      ${form(ACCOUNT_PATHS.shareLeave, formKey, `<button type="submit" class="quiet danger">${say('share.leave.submit')}</button>`)}
    </section>`;
}

function invitation(page: PageProps, { formKey, openUntil, link }: SharingState) {
  const say = accountMessages(page.language);
  const make = (text: string, look: string) =>
    form(ACCOUNT_PATHS.shareInvite, formKey, `<button type="submit"${look}>${text}</button>`);
  if (!openUntil) return make(say('share.invite'), '');

  const until = escapeHtml(say('share.open', { date: dateText(page, openUntil) }));
  return `
    ${link ? newLink(page, link) : ''}
    <p class="intro" id="link-hint">${until}</p>
    ${link ? '' : make(say('share.invite.again'), ' class="quiet"')}
    ${form(ACCOUNT_PATHS.shareRevoke, formKey, `<button type="submit" class="quiet danger">${say('share.revoke')}</button>`)}`;
}

function newLink({ language, siteName }: PageProps, link: string) {
  const say = accountMessages(language);
  const mail = new URLSearchParams({
    subject: say('share.mail.subject', { site: siteName }),
    body: `${say('share.mail.body', { site: siteName })}\n\n${link}`,
  });
  // Mail programs read `+` as itself.
  const mailto = `mailto:?${mail.toString().replaceAll('+', '%20')}`;

  return `
    <div class="field">
      <label for="link">${say('share.link')}</label>
      <input id="link" type="url" readonly value="${escapeHtml(link)}" aria-describedby="link-hint">
    </div>
    <a class="button" href="${escapeHtml(mailto)}">${say('share.mail')}</a>`;
}

type Invitation = { name: string | null; token: string };

/** An invitation as the other person sees it: what is shared, before anything is. */
export function renderInvitation(
  page: PageProps,
  { name, token }: Invitation,
  formKey: string | null,
): string {
  const say = accountMessages(page.language);
  const who = name ?? say('share.somebody');
  const query = new URLSearchParams({ returnTo: `${ACCOUNT_PATHS.shared}?invitation=${token}` });
  const { signIn, signUp } = REALMS.customer.paths;
  const ways = formKey
    ? form(
        ACCOUNT_PATHS.shareAccept,
        formKey,
        `<input type="hidden" name="token" value="${escapeHtml(token)}"><button type="submit">${say('share.accept')}</button>`,
      )
    : `<p>${say('share.signIn')}</p>
    <a class="button" href="${escapeHtml(`${signUp}?${query}`)}">${say('share.signUp')}</a>
    <a class="button quiet" href="${escapeHtml(`${signIn}?${query}`)}">${say('account.signIn')}</a>`;

  return renderAccountFrame(
    page,
    say('share.invited.title'),
    `
    <p class="intro">${escapeHtml(say('share.invited', { name: who, site: page.siteName }))}</p>
    <p>${say('share.body')}</p>
    ${ways}`,
  );
}

/** An invitation that cannot be accepted, and why. */
export function renderDeadInvitation(
  page: PageProps,
  reason: 'expired' | 'own' | 'taken',
  isSignedIn: boolean,
): string {
  const say = accountMessages(page.language);
  const back = `<p class="other"><a href="${ACCOUNT_PATHS.shared}">${say('share.manage')}</a></p>`;

  return renderAccountFrame(
    page,
    say('share.invited.title'),
    `${renderProblem(say(`share.${reason}`))}${isSignedIn ? back : ''}`,
  );
}

function form(action: string, formKey: string, content: string): string {
  return `<form method="post" action="${action}"><input type="hidden" name="key" value="${formKey}">${content}</form>`;
}

function dateText({ language }: PageProps, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
}
