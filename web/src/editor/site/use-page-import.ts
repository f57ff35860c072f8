import { useEffect, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { SafeEditing } from '../drafts/use-safe-editing.ts';
import { prepareStored } from '../prepare-stored.ts';

/** Puts a page from JSON in the place of the one that is edited; begins editing when nobody edits yet. The address stays. */
export function usePageImport({ snapshot, send, isOpening }: SafeEditing): (page: Page) => void {
  const [waiting, setWaiting] = useState<Page | null>(null);
  const isReady = !snapshot.matches('viewing') && !isOpening;
  const slug = (snapshot.context.draft ?? snapshot.context.open?.page)?.slug;

  const put = (page: Page) =>
    send(
      snapshot.matches('clean')
        ? { type: 'draft.continue', page, base: null }
        : { type: 'draft.replace', page },
    );
  const latest = useRef(put);
  latest.current = put;
  useEffect(() => {
    if (!waiting || !isReady) return;
    setWaiting(null);
    latest.current(waiting);
  }, [waiting, isReady]);

  return (page) => {
    if (slug === undefined) return;
    void prepareStored({ ...page, slug, id: slug }).then((prepared) => {
      setWaiting(prepared);
      if (!isReady) send({ type: 'start' });
    });
  };
}
