import type { Context, Hono } from 'hono';
import { findCustomer } from '../../store/people/customer-table.ts';
import { findSession } from '../../store/people/session-table.ts';
import { rpIdOf } from '../passkeys/relying-party-id.ts';
import { REALMS } from '../realm.ts';
import { hashOf, signInCookies } from '../sign-in-cookies.ts';
import type { Site } from '../sites.ts';
import { isRecent } from './account-changes.ts';
import { ACCOUNT_HEADERS, type AccountEnv, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import { renderStaleForm } from './account-page.ts';
import { readPostedForm } from './read-posted-form.ts';
import { readSignInMethods } from './sign-in-methods.ts';

type OwnContext = Context<AccountEnv>;

const cookies = signInCookies(REALMS.customer);

/** The signed-in customer as stored now. */
export type Owner = NonNullable<Awaited<ReturnType<ReturnType<typeof createOwnerReader>>>>;

/** A form of the customer's own page. */
export type PostedForm = {
  owner: Owner;
  field: (name: string) => string;
  key: { spaceId: string; customerId: string };
  /** Who requests a change that needs the password, unless they signed in recently. */
  requester: { site: Site; customerId: string; signedInAt: Date; now: Date };
};

/** Routes of a signed-in customer; everybody else is redirected to the sign-in. */
export type OwnRoutes = {
  get(path: string, respond: (c: OwnContext, owner: Owner) => Promise<Response>): void;
  post(
    path: string,
    respond: (c: OwnContext, posted: PostedForm) => Promise<Response>,
    options?: { maxBytes?: number },
  ): void;
  /** Null when nobody is signed in. */
  ownerOf(c: OwnContext): Promise<Owner | null>;
};

export function createOwnRoutes(app: Hono<AccountEnv>, options: AccountOptions): OwnRoutes {
  const { clock } = options;
  const ownerOf = createOwnerReader(options);

  return {
    get(path, respond) {
      app.get(path, async (c) => {
        const owner = await ownerOf(c);

        return owner ? respond(c, owner) : toSignIn(c);
      });
    },

    post(path, respond, { maxBytes } = {}) {
      app.post(path, async (c) => {
        const owner = await ownerOf(c);
        if (!owner) return toSignIn(c);

        const field = await readPostedForm(c.req.raw, maxBytes);
        if (field('key') !== owner.formKey) return c.html(renderStaleForm(c.var.page), 403, ACCOUNT_HEADERS);

        const { site } = c.var;
        const { id: customerId, signedInAt } = owner;
        const key = { spaceId: site.spaceId, customerId };
        return respond(c, { owner, field, key, requester: { site, customerId, signedInAt, now: clock() } });
      });
    },

    ownerOf,
  };
}

function createOwnerReader({ db, clock, providers }: AccountOptions) {
  return async (c: OwnContext) => {
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
  };
}

/**
 * Scripts of the site can post a form with the cookie, but they can neither read the cookie nor these pages: the key,
 * which depends on both, is unknown to them.
 */
function formKeyOf(sessionSecret: string): string {
  return hashOf(`form of ${sessionSecret}`);
}

/** Back to the page: of the account, or of what is shared. */
export function toSignIn(c: OwnContext, returnTo: string = ACCOUNT_PATHS.account): Response {
  c.header('cache-control', 'private, no-store');

  return c.redirect(`${REALMS.customer.paths.signIn}?returnTo=${returnTo}`, 303);
}

export function endCookies(c: OwnContext): void {
  for (const cookie of cookies.endAll(c.var.site.origin)) c.header('set-cookie', cookie, { append: true });
}
