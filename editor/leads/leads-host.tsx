import { lazy, Suspense, useEffect, useState } from 'react';
import { LEADS_HASH } from './leads-hash.ts';

const Dialog = lazy(() => import('./leads-dialog.tsx').then((module) => ({ default: module.LeadsDialog })));

/** Opens Clients & Leads where the hash names it; loads it then. */
export function LeadsHost() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const read = () => setIsOpen(window.location.hash === LEADS_HASH);
    read();
    window.addEventListener('hashchange', read);

    return () => window.removeEventListener('hashchange', read);
  }, []);
  const close = () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setIsOpen(false);
  };

  return isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  ) : null;
}
