import { lazy } from 'react';
import { language } from '#domain/language/language.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { SETUP_HASH } from '../ui/dialog-hashes.ts';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import { useHashDialog } from '../ui/use-hash-dialog.ts';
import { setupMessage } from './messages.ts';

const Wizard = lazy(() => import('./setup-wizard.tsx').then((module) => ({ default: module.SetupWizard })));

const opensAt = (hash: string) => hash === SETUP_HASH;

/** Opens the setting up where the hash names it, of a site that is not set up yet; loads it then. */
export function SetupHost({ site, onEdit }: { site: SiteModel; onEdit: () => void }) {
  const { isOpen, close } = useHashDialog(opensAt);
  const { wizard } = site.website.config.setup;
  const { agent, canEdit } = site.viewer;

  return isOpen && agent && canEdit && wizard ? (
    <OpeningDialog title={setupMessage('title')} size="wide" language={language()} onClose={close}>
      <Wizard
        site={site}
        start={wizard}
        onClose={close}
        onEdit={() => {
          close();
          onEdit();
        }}
      />
    </OpeningDialog>
  ) : null;
}
