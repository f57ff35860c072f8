import { lazy, Suspense, useEffect, useState } from 'react';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { SETUP_HASH } from './setup-hash.ts';

const Wizard = lazy(() => import('./setup-wizard.tsx').then((module) => ({ default: module.SetupWizard })));

/** Opens the setting up where the hash names it, of a site that is not set up yet; loads it then. */
export function SetupHost({ site, onEdit }: { site: SiteModel; onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const { wizard } = site.website.config.setup;
  const { agent, canEdit } = site.viewer;
  useEffect(() => {
    const read = () => setIsOpen(window.location.hash === SETUP_HASH);
    read();
    window.addEventListener('hashchange', read);

    return () => window.removeEventListener('hashchange', read);
  }, []);
  const close = () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setIsOpen(false);
  };

  return isOpen && agent && canEdit && wizard ? (
    <Suspense fallback={null}>
      <Wizard
        site={site}
        start={wizard}
        onClose={close}
        onEdit={() => {
          close();
          onEdit();
        }}
      />
    </Suspense>
  ) : null;
}
