import type { Context, Hono } from 'hono';
import { readCustomerData } from '../../store/people/customer-data.ts';
import { endSessions } from '../end-sessions.ts';
import { changeOwnPassword, deleteOwnAccount, requestEmailChange } from './account-changes.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import type { Rejected } from './account-forms.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import {
  DENIED,
  DONE,
  renderAccountPage,
  renderDeleted,
  renderDeletePage,
  renderStaleForm,
} from './account-page.ts';
import { postAlertChoices, readAlertChoices } from './alert-choices.ts';
import { addOwnPasskeyRoutes } from './own-passkey-routes.ts';
import { createOwnRoutes, endCookies, type Owner, toSignIn } from './own-routes.ts';
import { addSharingRoutes } from './sharing-routes.ts';

/** What a signed-in customer does with the account. */
export function addOwnAccountRoutes(app: Hono<AccountEnv>, options: AccountOptions): void {
  const { db, signInLimit } = options;
  const context = { db, signInLimit };
  const own = createOwnRoutes(app, options);

  own.get(ACCOUNT_PATHS.account, async (c, owner) => {
    const done = DONE.find((one) => one === c.req.query('done')) ?? null;
    const denied = DENIED.find((one) => one === c.req.query('rejected')) ?? null;

    return c.html(await accountPage(c, owner, { done, denied }), 200, ACCOUNT_HEADERS);
  });

  own.post(ACCOUNT_PATHS.password, async (c, { owner, field, requester }) => {
    const [current, password] = [field('password-current'), field('password')];
    const problem = await changeOwnPassword(context, { ...requester, current, password, token: owner.token });
    if (problem) return reject(c, { form: 'password', ...problem });

    return c.redirect(`${ACCOUNT_PATHS.account}?done=password`, 303);
  });

  own.post(ACCOUNT_PATHS.email, async (c, { field, requester }) => {
    const [current, typed] = [field('email-current'), field('email')];
    const problem = await requestEmailChange(context, { ...requester, current, email: typed });
    if (problem) return reject(c, { form: 'email', typed, ...problem });

    return c.redirect(`${ACCOUNT_PATHS.account}?done=email`, 303);
  });

  own.post(ACCOUNT_PATHS.alerts, async (c, { field, key }) => {
    const from = { origin: c.var.site.origin, visitorIp: options.ipOf(c.req.raw) || null };
    if (!(await postAlertChoices(options, key, field, from)))
      return c.html(renderStaleForm(c.var.page), 409, ACCOUNT_HEADERS);

    return c.redirect(`${ACCOUNT_PATHS.account}?done=alerts`, 303);
  });

  own.post(ACCOUNT_PATHS.signOutEverywhere, async (c, { key: { spaceId, customerId } }) => {
    const whose = { kind: 'customer' as const, spaceId, subject: customerId, accountId: customerId };
    await db.transaction().execute((transaction) => endSessions(transaction, whose));
    endCookies(c);

    return c.redirect('/', 303);
  });

  own.get(ACCOUNT_PATHS.data, async (c, owner) => {
    const data = await readCustomerData(db, { spaceId: c.var.site.spaceId, customerId: owner.id });

    return c.body(JSON.stringify(data, null, 2), 200, {
      ...ACCOUNT_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
  });

  own.get(ACCOUNT_PATHS.delete, async (c, owner) =>
    c.html(renderDeletePage(c.var.page, owner), 200, ACCOUNT_HEADERS),
  );

  own.post(ACCOUNT_PATHS.delete, async (c, { owner, field, requester }) => {
    const problem = await deleteOwnAccount(context, { ...requester, current: field('delete-current') });
    if (problem) {
      const rejected: Rejected = { form: 'delete', ...problem };
      return c.html(renderDeletePage(c.var.page, owner, rejected), statusOf(rejected), ACCOUNT_HEADERS);
    }

    endCookies(c);
    return c.html(renderDeleted(c.var.page), 200, ACCOUNT_HEADERS);
  });

  addOwnPasskeyRoutes(own, options);
  addSharingRoutes(app, options, own);

  /** The page as it is now, with what was rejected. */
  async function reject(c: Context<AccountEnv>, rejected: Rejected): Promise<Response> {
    const owner = await own.ownerOf(c);
    if (!owner) return toSignIn(c);

    return c.html(await accountPage(c, owner, { rejected }), statusOf(rejected), ACCOUNT_HEADERS);
  }

  async function accountPage(
    c: Context<AccountEnv>,
    owner: Owner,
    state: Parameters<typeof renderAccountPage>[3],
  ) {
    const key = { spaceId: c.var.site.spaceId, customerId: owner.id };

    return renderAccountPage(c.var.page, owner, await readAlertChoices(options, key), state);
  }
}

function statusOf({ problem }: Rejected): 422 | 429 {
  return problem === 'blocked' || problem === 'tooMany' ? 429 : 422;
}
