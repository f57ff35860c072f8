import { useEffect, useMemo, useState } from 'react';
import { listenForPlaces } from '../../check/go-to-place.ts';
import type { SettingsPlace, StrapSettingsRequest } from '../../settings/settings-outline.ts';
import type { SitePanelName } from '../../site/site-panel.tsx';
import type { StrapCommands } from '../keys/use-strap-commands.ts';
import { focusStrap } from './canvas-frame.ts';
import type { StrapDialog } from './strap-dialogs.tsx';

type StageActionsOptions = {
  commands: StrapCommands;
  openSettings: (at: SettingsPlace) => void;
  openPanel: (name: SitePanelName) => void;
};

/** What straps, keys and the check of the page ask for: the dialog that is open, settings, panels, and the place of a finding. */
export function useStageActions({ commands, openSettings, openPanel }: StageActionsOptions) {
  const [dialog, setDialog] = useState<StrapDialog | null>(null);
  const actions = useMemo(
    () => ({
      requestInsert: (afterId: string | null) => setDialog({ dialog: 'insert', afterId }),
      requestDelete: (id: string, goOn = focusStrap) => setDialog({ dialog: 'delete', id, goOn }),
      openStrapSettings: ({ strapId, ...at }: Partial<StrapSettingsRequest> = {}) => {
        if (strapId !== undefined) commands.select(strapId);
        openSettings(at);
      },
      openSitePanel: openPanel,
    }),
    [commands, openSettings, openPanel],
  );
  useEffect(
    () =>
      listenForPlaces((place) => {
        if ('panel' in place) return actions.openSitePanel(place.panel);
        commands.select(place.strapId);
        focusStrap(place.strapId);
      }),
    [actions, commands],
  );

  return { actions, dialog, closeDialog: () => setDialog(null) };
}
