import { createContext, type RefObject, useContext } from 'react';
import type { RouteData } from '#web/src/page/page-model.ts';
import type { StrapClipboard } from '../clipboard/use-strap-clipboard.ts';
import type { ActiveText } from '../fields/text/active-text.ts';
import type { StrapSettingsRequest } from '../settings/settings-outline.ts';
import type { SitePanelName } from '../site/site-panel.tsx';
import type { Shortcuts } from './keys/use-shortcuts.ts';
import type { StrapCommands } from './keys/use-strap-commands.ts';
import type { PageSync } from './page/page-sync.ts';

/** Functions and state of the editor for components in the canvas. */
export type EditorContextValue = {
  data: RouteData;
  pageSync: PageSync;
  commands: StrapCommands;
  clipboard: StrapClipboard;
  /** Shortcuts that also work in the canvas. */
  shortcuts: Shortcuts;
  /** The rich text editor of the canvas that has the focus. */
  activeText: ActiveText;
  /** Scroll position in pixels, transferred between page and canvas. */
  scroll: RefObject<number>;
  /** Header, footer or theme, if its settings are open. */
  sitePanel: SitePanelName | null;
  openSitePanel: (name: SitePanelName) => void;
  /** Opens the picker; the strap is inserted after the one with that id, or first. */
  requestInsert: (afterId: string | null) => void;
  /** Loads the straps of the picker, as it is about to be opened. */
  prepareInsert: () => void;
  /** Deletes a strap after confirmation; then `goOn` moves the focus, by default to the next strap in the canvas. */
  requestDelete: (id: string, goOn?: (next: string | null) => void) => void;
  /** Opens the settings of a strap at a tab, group or panel; without an id those of the selected one. */
  openStrapSettings: (request?: Partial<StrapSettingsRequest>) => void;
  /** Another design of the hero keeps the content, as the agent has asked for it. */
  keepsHeroContent: boolean;
  setKeepsHeroContent: (keeps: boolean) => void;
  /** Loads straps of these kinds into the canvas. */
  learnKinds: (names: readonly string[]) => Promise<void>;
};

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor needs an EditorProvider above it');

  return value;
}
