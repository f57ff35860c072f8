import { createContext, useContext } from 'react';
import type { SiteEditing } from './use-site-editing.ts';

const SiteEditingContext = createContext<SiteEditing | null>(null);

export const SiteEditingProvider = SiteEditingContext.Provider;

/** The edited header, footer and website. */
export function useEditedSite(): SiteEditing {
  const editing = useContext(SiteEditingContext);
  if (!editing) throw new Error('useEditedSite needs a SiteEditingProvider above it');

  return editing;
}
