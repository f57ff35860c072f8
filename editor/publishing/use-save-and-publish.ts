import { useEffect, useRef, useState } from 'react';
import type { Editing } from '../editing/use-editing.ts';
import type { LivePage } from './use-live-page.tsx';

type SaveAndPublishInput = { actor: Editing['actor']; livePage: LivePage };

/** Publishes a draft page once it is saved: only then is the revision to publish known. */
export function useSaveAndPublish({ actor, livePage: { publishing, publish } }: SaveAndPublishInput) {
  const revision = publishing?.revision ?? null;
  /** The revision before the save; null unless publishing was chosen. */
  const before = useRef<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  useEffect(() => {
    const stops = [
      actor.on('saved', () => setIsSaved(before.current !== null)),
      // A later save must not publish what this one could not.
      ...(['failed', 'left'] as const).map((type) =>
        actor.on(type, () => {
          before.current = null;
        }),
      ),
    ];

    return () => {
      for (const { unsubscribe } of stops) unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    if (!isSaved || before.current === null || revision === null || revision === before.current) return;
    before.current = null;
    setIsSaved(false);
    publish();
  }, [isSaved, revision, publish]);

  return {
    isWanted: () => before.current !== null,
    want: (isWanted: boolean) => {
      setIsSaved(false);
      before.current = isWanted ? revision : null;
    },
  };
}
