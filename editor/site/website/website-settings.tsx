import { lazy, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SITE_PARTS, type SiteParts, savedPartsOf } from '../../editing/site-parts.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { saveParts } from '../../saving/store-parts.ts';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';
import type { SiteEditing } from '../use-site-editing.ts';
import type { SiteObject } from './site-objects.ts';

const Dialog = lazy(() =>
  import('./website-settings-dialog.tsx').then((module) => ({ default: module.WebsiteSettingsDialog })),
);

type WebsiteSettingsButtonProps = {
  site: SiteModel;
  /** The displayed or edited page; null on a screen of the product. */
  page: Page | null;
  /** The edited document, which receives the settings; null while not editing. */
  editing: SiteEditing | null;
  /** Rendered as a menu item. */
  isItem?: boolean;
  /** Replaces the edited page by an imported one, or starts editing with it. */
  onPage: (page: Page) => void;
};

/** The button for Website Settings in the toolbar; loads the dialog on click. */
export function WebsiteSettingsButton({
  site,
  page,
  editing,
  isItem = false,
  onPage,
}: WebsiteSettingsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const revalidate = useRevalidate();
  const close = () => setIsOpen(false);
  const { header, footer, website } = editing?.parts ?? site;

  const apply = (parts: SiteParts) => {
    for (const part of SITE_PARTS) editing?.change(part, parts[part]);
    notifyAgent({ type: 'notice', message: editorMessage('site.settings.applied') });
    close();
  };
  const [side, setSide] = useState<'mine' | null>(null);
  const publish = async (parts: SiteParts): Promise<string | null> => {
    const outcome = await saveParts({ parts, saved: savedPartsOf(site), side });
    if (outcome.error) {
      const message = outcome.error instanceof Error ? outcome.error.message : String(outcome.error);
      return editorMessage('site.settings.failed', { message });
    }
    if (outcome.clash) {
      setSide('mine');
      const who = outcome.clash.savedBy ?? editorMessage('conflict.someone');
      return editorMessage('site.settings.clash', { who });
    }

    setSide(null);
    close();
    notifyAgent({ type: 'notice', message: editorMessage('site.settings.saved') });
    await revalidate();
    return null;
  };
  const take = (object: SiteObject): boolean => {
    if (object.name === 'page') onPage(object.value);
    else if (editing) editing.change(object.name, object.value as never);
    else return false;

    notifyAgent({ type: 'notice', message: editorMessage('tools.applied') });
    close();
    return true;
  };

  return (
    <>
      <button
        type="button"
        className={isItem ? 'editor-menu__item' : 'editor-menu__button'}
        aria-label={editorMessage('site.settings')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="settings" />
        <span className={isItem ? undefined : 'editor-toolbar__word'}>{editorMessage('site.settings')}</span>
      </button>
      {isOpen && (
        <OpeningDialog title={editorMessage('site.settings')} size="large" onClose={close}>
          <Dialog
            parts={{ header, footer, website }}
            page={page}
            viewerUid={site.viewer.agent?.uid ?? null}
            isEditing={editing !== null}
            onSave={async (parts) => {
              if (!editing) return publish(parts);
              apply(parts);
              return null;
            }}
            onApply={take}
            onClose={close}
          />
        </OpeningDialog>
      )}
    </>
  );
}
