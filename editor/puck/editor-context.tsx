import { createContext, type RefObject, useContext } from 'react';
import type { RouteData } from '#web/src/page/page-model.ts';
import type { StrapClipboard } from '../clipboard/use-strap-clipboard.ts';
import type { ActiveText } from '../fields/text/active-text.ts';
import type { StrapSettingsRequest } from '../settings/settings-outline.ts';
import type { SitePanelName } from '../site/site-panel.tsx';
import type { Shortcuts } from './keys/use-shortcuts.ts';
import type { StrapCommands } from './keys/use-strap-commands.ts';
import type { PageDesk } from './page/page-desk.ts';

/** What the parts of the canvas can ask of the editor around it. */
export type EditorContextValue = {
  data: RouteData;
  desk: PageDesk;
  commands: StrapCommands;
  clipboard: StrapClipboard;
  /** Keys that work in the canvas as they do around it. */
  shortcuts: Shortcuts;
  /** The rich text of the canvas that has the caret. */
  activeText: ActiveText;
  /** How far the page is scrolled, in pixels: the canvas begins where the page was, and the page goes on where the canvas was. */
  scroll: RefObject<number>;
  /** The header, the footer or the theme, when its settings are open. */
  sitePanel: SitePanelName | null;
  openSitePanel: (name: SitePanelName) => void;
  /** Opens the picker; the strap goes after the one with that id, or first. */
  requestInsert: (afterId: string | null) => void;
  /** Asks before the strap goes; then the keyboard goes on with the one in its place, in the canvas unless said otherwise. */
  requestDelete: (id: string, goOn?: (next: string | null) => void) => void;
  /** Opens the settings of a strap, at a tab, group or panel of them; without its id those of the chosen one. */
  openStrapSettings: (request?: Partial<StrapSettingsRequest>) => void;
  /** Makes the canvas able to show straps of these kinds. */
  learnKinds: (names: readonly string[]) => Promise<void>;
};

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor needs an EditorProvider above it');

  return value;
}
