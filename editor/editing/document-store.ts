import { createContext, useContext } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { History, Step } from '../history/history.ts';
import type { EditedDocument } from './document.ts';
import type { PartChange } from './site-parts.ts';
import type { EditingActor } from './use-editing.ts';

export type DocumentStep = Step<EditedDocument>;
/** The store of the edited document: accepts every change and notifies subscribers. */
export type DocumentStore = {
  document: () => EditedDocument;
  /** The document with its undo steps; null while not editing. Referentially stable until a change. */
  history: () => History<EditedDocument> | null;
  changePage: (page: Page) => void;
  changePart: (change: PartChange) => void;
  /** Returns to the document before the last step; returns that step, or null without one. */
  undo: () => DocumentStep | null;
  /** Returns to the document after the step that was undone last. */
  redo: () => DocumentStep | null;
  /** Calls `listener` after every change. */
  subscribe: (listener: () => void) => () => void;
  /** Calls `listener` after an undo or redo, with the document before and after it. */
  onStep: (listener: (before: EditedDocument, after: EditedDocument) => void) => () => void;
  /** Calls back after each save that made something live. */
  onStored: (listener: () => void) => () => void;
};

/** A store backed by the context of an editing machine. */
export function documentStoreOf(actor: EditingActor): DocumentStore {
  const history = () => actor.getSnapshot().context.history;

  return {
    history,
    document: () => {
      const present = history()?.present;
      if (!present) throw new Error('No document is being edited');

      return present;
    },
    changePage: (page) => actor.send({ type: 'page.change', page, at: Date.now() }),
    changePart: (change) => actor.send({ type: 'part.change', ...change, at: Date.now() }),
    undo: () => {
      const step = history()?.past.at(-1) ?? null;
      actor.send({ type: 'step.back' });

      return step;
    },
    redo: () => {
      const step = history()?.future.at(-1) ?? null;
      actor.send({ type: 'step.forward' });

      return step;
    },
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener);

      return unsubscribe;
    },
    onStep: (listener) => {
      const { unsubscribe } = actor.on('stepped', ({ before, after }) => listener(before, after));

      return unsubscribe;
    },
    onStored: (listener) => {
      const { unsubscribe } = actor.on('stored', listener);

      return unsubscribe;
    },
  };
}

const DocumentStoreContext = createContext<DocumentStore | null>(null);

export const DocumentStoreProvider = DocumentStoreContext.Provider;

export function useDocumentStore(): DocumentStore {
  const store = useContext(DocumentStoreContext);
  if (!store) throw new Error('useDocumentStore needs a DocumentStoreProvider above it');

  return store;
}
