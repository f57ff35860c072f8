import { useCallback, useEffect, useState } from 'react';
import { request } from '../api.ts';
import { EditorPagesDocument, type EditorPagesQuery } from './editor-pages.generated.ts';

export type PageList =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; pages: EditorPagesQuery['pages'] };

/** Loads the pages of the site. */
export function usePageList(): PageList & { reload: () => void } {
  const [list, setList] = useState<PageList>({ status: 'loading' });

  const load = useCallback((signal?: AbortSignal) => {
    request(EditorPagesDocument, {}, signal).then(
      ({ pages }) => setList({ status: 'loaded', pages }),
      () => signal?.aborted || setList({ status: 'failed' }),
    );
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);

    return () => abort.abort();
  }, [load]);

  return { ...list, reload: load };
}
