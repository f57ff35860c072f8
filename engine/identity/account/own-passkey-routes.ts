import { PASSKEY_PAGE_HEADERS } from '../passkeys/passkey-form.ts';
import { readPasskeyName } from '../passkeys/passkey-name.ts';
import { confirmedCustomer } from './account-changes.ts';
import { ACCOUNT_HEADERS, type AccountOptions } from './account-env.ts';
import { ACCOUNT_PATHS } from './account-frame.ts';
import type { OwnRoutes } from './own-routes.ts';
import { type NewPasskeyState, renderMakePasskey, renderNewPasskey } from './passkey-pages.ts';
import { passkeyOwner, removeMethod, renameMethod } from './sign-in-methods.ts';

/** An attestation may contain certificates. */
const PASSKEY_RESPONSE_MAX = 32 * 1024;

/** The ways in which a signed-in customer signs in: passkeys, and accounts at providers elsewhere. */
export function addOwnPasskeyRoutes(own: OwnRoutes, options: AccountOptions): void {
  const { db, signInLimit, providers, passkeys } = options;
  const context = { db, signInLimit };

  own.post(ACCOUNT_PATHS.unlink, async (c, { field, key }) => {
    const isDone = await removeMethod(db, key, {
      issuer: field('issuer'),
      passkey: field('passkey'),
      offered: providers,
    });
    return c.redirect(`${ACCOUNT_PATHS.account}?${isDone ? 'done=unlinked' : 'rejected=last'}`, 303);
  });

  own.get(ACCOUNT_PATHS.newPasskey, async (c, owner) =>
    c.html(renderNewPasskey(c.var.page, owner), 200, ACCOUNT_HEADERS),
  );

  own.post(ACCOUNT_PATHS.newPasskey, async (c, { owner, field, requester }) => {
    const { page, site } = c.var;
    const { name, problem: nameProblem } = readPasskeyName(field('name'));
    const state: NewPasskeyState = { typed: name, nameProblem, problem: null };
    if (nameProblem) return c.html(renderNewPasskey(page, owner, state), 422, ACCOUNT_HEADERS);

    const customer = await confirmedCustomer(context, { ...requester, current: field('passkey-current') });
    if ('field' in customer) {
      const { problem } = customer;
      const status = problem === 'blocked' ? 429 : 422;
      return c.html(renderNewPasskey(page, owner, { ...state, problem }), status, ACCOUNT_HEADERS);
    }

    const options = await passkeys.registrationOptions(site, 'customer', customer, {
      name,
      siteName: page.siteName,
    });
    if (!options) return c.redirect(`${ACCOUNT_PATHS.account}?rejected=passkey`, 303);
    // The one account page with a script.
    return c.html(renderMakePasskey(page, owner, { name, options }), 200, {
      ...ACCOUNT_HEADERS,
      'content-security-policy': PASSKEY_PAGE_HEADERS['content-security-policy'],
    });
  });

  own.post(
    ACCOUNT_PATHS.passkeys,
    async (c, { field, key }) => {
      const isMade = await passkeys.register(c.var.site, passkeyOwner(key), field('passkey'));

      return c.redirect(`${ACCOUNT_PATHS.account}?${isMade ? 'done=passkey' : 'rejected=passkey'}`, 303);
    },
    { maxBytes: PASSKEY_RESPONSE_MAX },
  );

  own.post(ACCOUNT_PATHS.renamePasskey, async (c, { field, key }) => {
    const { name, problem } = readPasskeyName(field('name'));
    const isDone = !problem && (await renameMethod(db, key, { passkey: field('passkey'), name }));

    return c.redirect(`${ACCOUNT_PATHS.account}?${isDone ? 'done=renamed' : 'rejected=name'}`, 303);
  });
}
