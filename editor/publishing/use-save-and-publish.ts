import { useEffect, useRef } from 'react';
import type { Editing } from '../use-editing.ts';
import type { LivePage } from './use-live-page.tsx';

type SaveAndPublishInput = { actor: Editing['actor']; livePage: LivePage; isChanged: boolean };

/** Publishes a draft page once it is saved: only then is the revision to publish known. */
export function useSaveAndPublish({ actor, livePage, isChanged }: SaveAndPublishInput) {
  const { publishing, publish } = livePage;
  const revision = publishing?.revision ?? null;
  /** The revision before the save. */
  const before = useRef<string | null>(null);

  useEffect(() => {
    if (before.current === null || isChanged || revision === null || revision === before.current) return;
    before.current = null;
    publish();
  }, [revision, isChanged, publish]);
  useEffect(() => {
    // A later save must not publish what this one could not.
    const stops = (['failed', 'left'] as const).map((type) =>
      actor.on(type, () => {
        before.current = null;
      }),
    );

    return () => {
      for (const { unsubscribe } of stops) unsubscribe();
    };
  }, [actor]);

  return {
    isWanted: () => before.current !== null,
    want: (isWanted: boolean) => {
      before.current = isWanted ? revision : null;
    },
  };
}
