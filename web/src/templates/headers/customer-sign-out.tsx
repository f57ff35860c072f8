import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import type { IconName } from '#web/src/ui/icon-names.ts';

/** Signs out the customer and stays on the page; labelled accordingly if an agent is signed in too. */
export function CustomerSignOut({ className, icon }: { className: string; icon?: IconName }) {
  const { agent } = useSite().viewer;
  const text = message(agent ? 'header.signOut.customer' : 'header.signOut');

  return (
    <form method="post" action="/account/sign-out">
      <button type="submit" className={className}>
        {icon ? (
          <>
            <Icon name={icon} />
            <span>{text}</span>
          </>
        ) : (
          text
        )}
      </button>
    </form>
  );
}
