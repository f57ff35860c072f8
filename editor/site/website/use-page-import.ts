import { useCallback } from 'react';
import type { Page } from '#domain/page/page.ts';
import { prepareStored } from '../../prepare-stored.ts';
import type { Editing } from '../../use-editing.ts';

/** Puts a page from JSON in the place of the one that is edited; begins editing when nobody edits yet. Its URL stays. */
export function usePageImport({ snapshot, send }: Pick<Editing, 'snapshot' | 'send'>): (page: Page) => void {
  const { open, history } = snapshot.context;
  const slug = (history?.present.page ?? open?.page)?.slug;

  return useCallback(
    (page) => {
      if (slug === undefined) return;
      void prepareStored({ ...page, slug, id: slug }).then((prepared) =>
        send({ type: 'page.import', page: prepared }),
      );
    },
    [slug, send],
  );
}
