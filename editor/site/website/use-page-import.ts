import { useCallback } from 'react';
import type { Page } from '#domain/page/page.ts';
import { prepareStored } from '../../editing/prepare-stored.ts';
import type { Editing } from '../../editing/use-editing.ts';

/** Replaces the edited page by an imported one, starting editing if necessary. The slug is preserved. */
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
