import { createContext, useContext } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { EditedDocument } from './document.ts';
import type { History, Step } from './history/history.ts';
import type { PartChange } from './site-parts.ts';
import type { EditingActor } from './use-editing.ts';

export type DocumentStep = Step<EditedDocument>;
/** The document that is edited: every change goes in here, and everything that shows it is notified. */
export type DocumentStore = {
  document: () => EditedDocument;
  /** The document with its steps; null while nobody edits. The same object until something changes. */
  history: () => History<EditedDocument> | null;
  changePage: (page: Page) => void;
  changePart: (change: PartChange) => void;
  /** The document before the last step; answers the step, null where there is none. */
  undo: () => DocumentStep | null;
  /** The document after the step that was undone last. */
  redo: () => DocumentStep | null;
  /** Calls back after each change of anything. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back after a step was undone or redone, with the document before and after that. */
  onStep: (listener: (before: EditedDocument, after: EditedDocument) => void) => () => void;
};

/** The store of the document that an editing machine has in its context. */
export function documentStoreOf(actor: EditingActor): DocumentStore {
  const history = () => actor.getSnapshot().context.history;

  return {
    history,
    document: () => {
      const present = history()?.present;
      if (!present) throw new Error('Nobody edits a document');

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
  };
}

const DocumentStoreContext = createContext<DocumentStore | null>(null);

export const DocumentStoreProvider = DocumentStoreContext.Provider;

export function useDocumentStore(): DocumentStore {
  const store = useContext(DocumentStoreContext);
  if (!store) throw new Error('useDocumentStore needs a DocumentStoreProvider above it');

  return store;
}
