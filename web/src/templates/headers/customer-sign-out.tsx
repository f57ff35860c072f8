import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';

/** Ends the customer's session alone and stays on the page; whoever is signed in as an agent, too, is told which. */
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
