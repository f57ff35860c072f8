import { useEffect, useState } from 'react';
import { request } from '../api/api.ts';
import { EditorUnreadLeadsDocument } from './user-links.generated.ts';

/** A tab that the agent returns to loads the number again, but not more often. */
const AGAIN_AFTER_MS = 10_000;

/** How many leads the agent has not read; 0 while that is not known. */
export function useUnreadLeads(isWanted: boolean): number {
  const [unread, setUnread] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let requestedAt = 0;
    const load = () => {
      if (Date.now() - requestedAt < AGAIN_AFTER_MS) return;
      requestedAt = Date.now();
      // The list itself says why it cannot be loaded.
      request(EditorUnreadLeadsDocument, {})
        .then(({ leads }) => setUnread(leads.unread))
        .catch(() => {});
    };
    load();
    window.addEventListener('focus', load);

    return () => window.removeEventListener('focus', load);
  }, [isWanted]);

  return unread;
}
