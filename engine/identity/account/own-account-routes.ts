import type { Context, Hono } from 'hono';
import { readCustomerData } from '../../store/people/customer-data.ts';
import { findCustomer } from '../../store/people/customer-table.ts';
import { findSession } from '../../store/people/session-table.ts';
import { endSessions } from '../end-sessions.ts';
import { PASSKEY_PAGE_HEADERS } from '../passkeys/passkey-form.ts';
import { readPasskeyName, rpIdOf } from '../passkeys/passkeys.ts';
import { REALMS } from '../realm.ts';
import { hashOf, signInCookies } from '../sign-in-cookies.ts';
import { postAlertChoices, readAlertChoices } from './alert-choices.ts';
import {
  changeOwnPassword,
  confirmedCustomer,
  deleteOwnAccount,
  isRecent,
  requestEmailChange,
} from './account-changes.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import {
  DENIED,
  DONE,
  type Refused,
  renderAccountPage,
  renderDeleted,
  renderDeletePage,
  renderStaleForm,
} from './account-page.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-routes.ts';
import { type NewPasskeyState, renderMakePasskey, renderNewPasskey } from './passkey-pages.ts';
import { readPostedForm } from './read-posted-form.ts';
import { passkeyOwner, readSignInMethods, removeMethod, renameMethod } from './sign-in-methods.ts';
import { addSharingRoutes } from './sharing-routes.ts';

const cookies = signInCookies(REALMS.customer);

/** An attestation may contain certificates. */
const PASSKEY_ANSWER_MAX = 32 * 1024;

/** What a signed-in customer does with the account. */
export function addOwnAccountRoutes(app: Hono<AccountEnv>, options: AccountOptions): void {
  const { db, clock, signInLimit, providers, passkeys } = options;
  const context = { db, signInLimit };

  app.get(ACCOUNT_PATHS.account, async (c) => {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    const done = DONE.find((one) => one === c.req.query('done')) ?? null;
    const denied = DENIED.find((one) => one === c.req.query('refused')) ?? null;
    return c.html(await accountPage(c, owner, { done, denied }), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.password, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { owner, field, asker } = posted;
    const [current, password] = [field('password-current'), field('password')];
    const problem = await changeOwnPassword(context, { ...asker, current, password, token: owner.token });
    if (problem) return refuse(c, { form: 'password', ...problem });

    return c.redirect(`${ACCOUNT_PATHS.account}?done=password`, 303);
  });

  app.post(ACCOUNT_PATHS.email, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { field, asker } = posted;
    const typed = field('email');
    const problem = await requestEmailChange(context, {
      ...asker,
      current: field('email-current'),
      email: typed,
    });
    if (problem) return refuse(c, { form: 'email', typed, ...problem });

    return c.redirect(`${ACCOUNT_PATHS.account}?done=email`, 303);
  });

  app.post(ACCOUNT_PATHS.unlink, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { customerId, site } = posted.asker;
    const key = { spaceId: site.spaceId, customerId };
    const isDone = await removeMethod(db, key, {
      issuer: posted.field('issuer'),
      passkey: posted.field('passkey'),
      offered: providers,
    });
    return c.redirect(`${ACCOUNT_PATHS.account}?${isDone ? 'done=unlinked' : 'refused=last'}`, 303);
  });

  app.post(ACCOUNT_PATHS.alerts, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { field, asker } = posted;
    const key = { spaceId: asker.site.spaceId, customerId: asker.customerId };
    const from = { origin: asker.site.origin, visitorIp: options.ipOf(c.req.raw) || null };
    if (!(await postAlertChoices(options, key, field, from)))
      return c.html(renderStaleForm(c.var.page), 409, ACCOUNT_HEADERS);

    return c.redirect(`${ACCOUNT_PATHS.account}?done=alerts`, 303);
  });

  app.get(ACCOUNT_PATHS.newPasskey, async (c) => {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    return c.html(renderNewPasskey(c.var.page, owner), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.newPasskey, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { owner, field, asker } = posted;
    const { page } = c.var;
    const { name, problem: nameProblem } = readPasskeyName(field('name'));
    const state: NewPasskeyState = { typed: name, nameProblem, problem: null };
    if (nameProblem) return c.html(renderNewPasskey(page, owner, state), 422, ACCOUNT_HEADERS);

    const customer = await confirmedCustomer(context, { ...asker, current: field('passkey-current') });
    if ('field' in customer) {
      const { problem } = customer;
      const status = problem === 'blocked' ? 429 : 422;
      return c.html(renderNewPasskey(page, owner, { ...state, problem }), status, ACCOUNT_HEADERS);
    }

    const options = await passkeys.registrationOptions(asker.site, 'customer', customer, {
      name,
      siteName: page.siteName,
    });
    if (!options) return c.redirect(`${ACCOUNT_PATHS.account}?refused=passkey`, 303);
    // The one account page with a script.
    return c.html(renderMakePasskey(page, owner, { name, options }), 200, {
      ...ACCOUNT_HEADERS,
      'content-security-policy': PASSKEY_PAGE_HEADERS['content-security-policy'],
    });
  });

  app.post(ACCOUNT_PATHS.passkeys, async (c) => {
    const posted = await postedOf(c, PASSKEY_ANSWER_MAX);
    if (posted instanceof Response) return posted;

    const { customerId, site } = posted.asker;
    const isMade = await passkeys.register(
      site,
      passkeyOwner({ spaceId: site.spaceId, customerId }),
      posted.field('passkey'),
    );
    return c.redirect(`${ACCOUNT_PATHS.account}?${isMade ? 'done=passkey' : 'refused=passkey'}`, 303);
  });

  app.post(ACCOUNT_PATHS.renamePasskey, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { field, asker } = posted;
    const { name, problem } = readPasskeyName(field('name'));
    const key = { spaceId: asker.site.spaceId, customerId: asker.customerId };
    const isDone = !problem && (await renameMethod(db, key, { passkey: field('passkey'), name }));
    return c.redirect(`${ACCOUNT_PATHS.account}?${isDone ? 'done=renamed' : 'refused=name'}`, 303);
  });

  app.post(ACCOUNT_PATHS.signOutEverywhere, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { customerId, site } = posted.asker;
    const { spaceId } = site;
    const whose = { kind: 'customer' as const, spaceId, subject: customerId, accountId: customerId };
    await db.transaction().execute((transaction) => endSessions(transaction, whose));
    endCookies(c);
    return c.redirect('/', 303);
  });

  app.get(ACCOUNT_PATHS.data, async (c) => {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    const data = await readCustomerData(db, { spaceId: c.var.site.spaceId, customerId: owner.id });
    return c.body(JSON.stringify(data, null, 2), 200, {
      ...ACCOUNT_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  app.get(ACCOUNT_PATHS.delete, async (c) => {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    return c.html(renderDeletePage(c.var.page, owner), 200, ACCOUNT_HEADERS);
  });

  app.post(ACCOUNT_PATHS.delete, async (c) => {
    const posted = await postedOf(c);
    if (posted instanceof Response) return posted;

    const { owner, field, asker } = posted;
    const problem = await deleteOwnAccount(context, { ...asker, current: field('delete-current') });
    if (problem) {
      const refused: Refused = { form: 'delete', ...problem };
      return c.html(renderDeletePage(c.var.page, owner, refused), statusOf(refused), ACCOUNT_HEADERS);
    }

    endCookies(c);
    return c.html(renderDeleted(c.var.page), 200, ACCOUNT_HEADERS);
  });

  addSharingRoutes(app, options, { ownerOf, postedOf });

  /** The signed-in customer as stored now; null when nobody is signed in. */
  async function ownerOf(c: Context<AccountEnv>) {
    const { site, customer } = c.var;
    const secret = cookies.readSession(c.req.raw, site.origin);
    const account = customer && (await findCustomer(db, { spaceId: site.spaceId, id: customer.subject }));
    if (!account || !secret) return null;

    const now = clock();
    const session = await findSession(db, { idHash: hashOf(secret), now });
    if (!session) return null;

    const signedInAt = session.created_at;
    const key = { spaceId: site.spaceId, customerId: account.id };
    return {
      ...account,
      token: customer.token,
      formKey: formKeyOf(secret),
      methods: await readSignInMethods(db, key, providers),
      signedInAt,
      isRecent: isRecent({ signedInAt, now }),
      hasPasskeys: rpIdOf(site) !== null,
    };
  }

  /** A form of the customer's own page, or the response to any other. */
  async function postedOf(c: Context<AccountEnv>, max?: number) {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    const field = await readPostedForm(c.req.raw, max);
    if (field('key') !== owner.formKey) return c.html(renderStaleForm(c.var.page), 403, ACCOUNT_HEADERS);

    const { id: customerId, signedInAt } = owner;
    return { owner, field, asker: { site: c.var.site, customerId, signedInAt, now: clock() } };
  }

  async function refuse(c: Context<AccountEnv>, refused: Refused): Promise<Response> {
    const owner = await ownerOf(c);
    if (!owner) return toSignIn(c);

    return c.html(await accountPage(c, owner, { refused }), statusOf(refused), ACCOUNT_HEADERS);
  }

  async function accountPage(
    c: Context<AccountEnv>,
    owner: NonNullable<Awaited<ReturnType<typeof ownerOf>>>,
    state: Parameters<typeof renderAccountPage>[3],
  ) {
    const key = { spaceId: c.var.site.spaceId, customerId: owner.id };

    return renderAccountPage(c.var.page, owner, await readAlertChoices(options, key), state);
  }
}

/**
 * Scripts of the site can post a form with the cookie, but they can neither read the cookie nor these pages: the key,
 * which depends on both, is unknown to them.
 */
function formKeyOf(sessionSecret: string): string {
  return hashOf(`form of ${sessionSecret}`);
}

function statusOf({ problem }: Refused): 422 | 429 {
  return problem === 'blocked' || problem === 'tooMany' ? 429 : 422;
}

function toSignIn(c: Context<AccountEnv>): Response {
  c.header('cache-control', 'private, no-store');

  return c.redirect(`${REALMS.customer.paths.signIn}?returnTo=${ACCOUNT_PATHS.account}`, 303);
}

function endCookies(c: Context<AccountEnv>): void {
  for (const cookie of cookies.endAll(c.var.site.origin)) c.header('set-cookie', cookie, { append: true });
}
