import { useEffect, useState } from 'react';
import { ask } from '../api.ts';
import { EditorPagesDocument, type EditorPagesQuery } from './editor-pages.generated.ts';

export type PageList =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; pages: EditorPagesQuery['pages'] };

/** The pages of the site as they are stored now. */
export function usePageList(): PageList {
  const [list, setList] = useState<PageList>({ status: 'loading' });

  useEffect(() => {
    const abort = new AbortController();
    ask(EditorPagesDocument, {}, abort.signal).then(
      ({ pages }) => setList({ status: 'loaded', pages }),
      () => abort.signal.aborted || setList({ status: 'failed' }),
    );

    return () => abort.abort();
  }, []);

  return list;
}
