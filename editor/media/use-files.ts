import { useCallback, useEffect, useState } from 'react';
import type { FileKind, SiteFile } from '#domain/files/site-file.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins with the first page again
  useEffect(() => setPage(1), [text, kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        request(EditorFilesDocument, { text: text.trim() || null, kind, page }, abort.signal).then(
          ({ files }) => {
            if (abort.signal.aborted) return;
            setProblem(null);
            setList((before) =>
              page > 1 && before ? { ...files, files: joined(before.files, files.files) } : files,
            );
          },
          (error: unknown) => {
            if (abort.signal.aborted) return;
            setProblem(sentenceOfError(error));
          },
        );
      },
      text === '' ? 0 : SEARCH_AFTER_MS,
    );

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, kind, page, attempt]);

  const add = useCallback((file: SiteFile) => {
    setList(
      (before) =>
        before && {
          ...before,
          files: [file, ...before.files.filter(({ id }) => id !== file.id)],
          total: before.total + (before.files.some(({ id }) => id === file.id) ? 0 : 1),
          bytes: before.bytes + (before.files.some(({ id }) => id === file.id) ? 0 : file.bytes),
        },
    );
    // A response may be from before the upload, or none has come: the server has the current list.
    setProblem(null);
    setPage(1);
    setAttempt((last) => last + 1);
  }, []);
  const change = useCallback(
    (file: SiteFile) =>
      setList(
        (before) =>
          before && { ...before, files: before.files.map((one) => (one.id === file.id ? file : one)) },
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
    change,
    remove,
    hasMore: list !== null && list.files.length < list.total,
    more: () => setPage(page + 1),
    retry: () => setAttempt(attempt + 1),
  };
}

/** The next page after those before; an upload in between moves a file to the next page. */
function joined(before: readonly SiteFile[], next: readonly SiteFile[]): SiteFile[] {
  return [...before, ...next.filter(({ id }) => !before.some((one) => one.id === id))];
}
