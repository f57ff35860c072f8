import { createContext, useContext } from 'react';
import type { PostedForm } from '../site/posted-form.ts';
import type { PageAssets } from './assets.ts';

/** What belongs to the document that was loaded and stays while a visitor walks through the site. */
export type Shell = {
  assets: PageAssets;
  /** The state as the server wrote it: the browser gives back what it read, so that both trees are the same. */
  stateText: string;
  /** The visitor's browser cannot do what the site needs, and the visitor was not told. */
  isOldBrowser: boolean;
  /** The visitor's device calls itself a phone. */
  isMobile: boolean;
  /** What lets this document edit; null for visitors, and where the browser does not say how it was asked for. */
  editorToken: string | null;
  /** The refused form that this document answers. */
  postedForm: PostedForm | null;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');

  return shell;
}
