import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';

/** Signs out the customer and stays on the page; labelled accordingly if an agent is signed in too. */
export function CustomerSignOut({ className }: { className: string }) {
  const { agent } = useSite().viewer;

  return (
    <form method="post" action="/account/sign-out">
      <button type="submit" className={className}>
        {message(agent ? 'header.signOut.customer' : 'header.signOut')}
      </button>
    </form>
  );
}
