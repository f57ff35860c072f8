import { createContext, useContext } from 'react';
import type { PostedForm } from '../forms/posted-form.ts';
import type { PageAssets } from './assets.ts';

/** State of the loaded document that stays the same during client-side navigation. */
export type Shell = {
  assets: PageAssets;
  /** The state as serialised by the server, returned unchanged so that hydration matches. */
  stateText: string;
  /** The browser is outdated and its visitor has not dismissed the notice. */
  isOldBrowser: boolean;
  /** The user agent is a phone. */
  isMobile: boolean;
  /** Allows this document to edit; null for visitors, and where the browser sends no `Sec-Fetch` headers. */
  editorToken: string | null;
  /** The rejected form this document responds to. */
  postedForm: PostedForm | null;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');

  return shell;
}
