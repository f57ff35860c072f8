import { useCallback, useEffect, useState } from 'react';
import { useDocumentStore } from '../../editing/document-store.ts';
import type { SettingsPlace } from '../../settings/settings-outline.ts';
import { SITE_PANELS, type SitePanelName } from '../../site/site-panel.tsx';

export type StagePanel = 'settings' | 'sections' | SitePanelName;

/** The panel beside the page. Saving closes the settings of a section; the other panels stay as they are. */
export function useStagePanel() {
  const [panel, setPanel] = useState<StagePanel | null>(null);
  const [place, setPlace] = useState<SettingsPlace>({});
  const store = useDocumentStore();
  useEffect(() => store.onStored(() => setPanel((open) => (open === 'settings' ? null : open))), [store]);

  return {
    panel,
    sitePanel: SITE_PANELS.find((name) => name === panel) ?? null,
    /** Where the settings open. */
    place,
    openPanel: setPanel as (panel: StagePanel) => void,
    openSettings: useCallback((at: SettingsPlace) => {
      setPlace(at);
      setPanel('settings');
    }, []),
    togglePanel: (name: StagePanel) => setPanel(panel === name ? null : name),
    closePanel: () => setPanel(null),
  };
}
