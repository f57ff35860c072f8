import type { AlertDisplay } from '#engine/alerts/alert-display.ts';
import type { DigestTokens } from '#engine/alerts/digest-tokens.ts';
import { allowedSearch, showForAlert } from '#gateway/alerts/show-for-alert.ts';
import type { Gateway } from '#gateway/server.ts';

/** Far longer than the calls of one mail. */
const TOKEN_MS = 60_000;

/** What mails may show: what the gateway shows the customer, for as long as the mail is made. */
export function createAlertDisplay(gateway: Pick<Gateway, 'openAs'>, tokens: DigestTokens): AlertDisplay {
  return {
    allow: allowedSearch,
    async show({ spaceId, customerId, email, name, origin }, requested) {
      const expiresAt = new Date(Date.now() + TOKEN_MS);
      const subject = {
        kind: 'customer' as const,
        spaceId,
        subject: customerId,
        email,
        isEmailVerified: true,
      };
      const token = tokens.issue({ ...subject, role: null, name, origin, expiresAt });

      try {
        const execute = await gateway.openAs(origin, {
          ...subject,
          by: 'bearer',
          token,
          displayName: name,
          expiresAt,
        });
        if (!execute) return { listings: [], sales: [] };

        return await showForAlert(execute, requested);
      } finally {
        tokens.revoke(token);
      }
    },
  };
}
