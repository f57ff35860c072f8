import { createContext, type RefObject, useContext } from 'react';
import type { RouteData } from '../../page/page-model.ts';

/** What the parts of the canvas can ask of the editor around it. */
export type EditorContextValue = {
  data: RouteData;
  /** How far the page is scrolled, in pixels: the canvas begins where the page was, and the page goes on where the canvas was. */
  scroll: RefObject<number>;
  /** Opens the picker; the strap goes after the one with that id, or first. */
  requestInsert: (afterId: string | null) => void;
  /** Asks before the strap goes. */
  requestDelete: (id: string) => void;
  openSettings: () => void;
};

const EditorContext = createContext<EditorContextValue | null>(null);

export const EditorProvider = EditorContext.Provider;

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('useEditor needs an EditorProvider above it');

  return value;
}
