import type { SiteModel } from '#web/src/site/site-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import './setup-entry.css';
import { SETUP_HASH } from '../ui/dialog-hashes.ts';

/** Takes the setting up of a site up again, until it is finished or no longer wanted. */
export function SetupEntry({ site }: { site: SiteModel }) {
  if (!site.website.config.setup.wizard || !site.viewer.canEdit) return null;

  return (
    <button
      type="button"
      className="editor-menu__button setup-entry"
      aria-label={editorMessage('toolbar.setup')}
      onClick={() => {
        window.location.hash = SETUP_HASH;
      }}
    >
      <Icon name="sparkles" />
      <span className="editor-toolbar__word">{editorMessage('toolbar.setup')}</span>
    </button>
  );
}
