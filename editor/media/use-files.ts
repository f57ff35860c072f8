import { useCallback, useEffect, useState } from 'react';
import type { FileKind, SiteFile } from '#domain/files/site-file.ts';
import { request, sentenceOfError } from '../api.ts';
import { EditorFilesDocument } from './files.generated.ts';

export const SEARCH_AFTER_MS = 200;

export type FileList = {
  files: SiteFile[];
  total: number;
  bytes: number;
  maxBytes: number;
};

export type Files = ReturnType<typeof useFiles>;

/** The matching files of the site, loaded page by page; `problem` is why loading failed. */
export function useFiles({ text, kind }: { text: string; kind: FileKind | null }) {
  const [list, setList] = useState<FileList | null>(null);
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin with the first page again
  useEffect(() => setPage(1), [text, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        request(EditorFilesDocument, { text: text.trim() || null, kind, page }, abort.signal).then(
          ({ files }) => {
            setProblem(null);
            setList((before) => ({
              ...files,
              files: page > 1 && before ? [...before.files, ...files.files] : files.files,
            }));
          },
          (error: unknown) => abort.signal.aborted || setProblem(sentenceOfError(error)),
        );
      },
      text === '' ? 0 : SEARCH_AFTER_MS,
    );

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, kind, page, attempt]);

  const add = useCallback(
    (file: SiteFile) =>
      setList(
        (before) =>
          before && {
            ...before,
            files: [file, ...before.files.filter(({ id }) => id !== file.id)],
            total: before.total + (before.files.some(({ id }) => id === file.id) ? 0 : 1),
            bytes: before.bytes + (before.files.some(({ id }) => id === file.id) ? 0 : file.bytes),
          },
      ),
    [],
  );
  const remove = useCallback(
    (gone: SiteFile) =>
      setList(
        (before) =>
          before && {
            ...before,
            files: before.files.filter(({ id }) => id !== gone.id),
            total: before.total - 1,
            bytes: before.bytes - gone.bytes,
          },
      ),
    [],
  );

  return {
    list,
    problem,
    add,
    remove,
    hasMore: list !== null && list.files.length < list.total,
    more: () => setPage(page + 1),
    retry: () => setAttempt(attempt + 1),
  };
}
