import { useCallback, useEffect, useRef, useState } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { uploadFile } from './upload-file.ts';

export type Upload = {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it was rejected. */
  problem?: string;
};

/** The upload under way, as the second of four; those that failed are not counted. */
export type Underway = { number: number; count: number };

let lastKey = 0;

/** A queue of uploads, one at a time; uploaded files leave the list, rejected ones remain with the reason. */
export function useUploads(onUploaded: (file: SiteFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  // Since all uploads before had ended.
  const [doneCount, setDoneCount] = useState(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const latestOnUploaded = useRef(onUploaded);
  useEffect(() => {
    latestOnUploaded.current = onUploaded;
  }, [onUploaded]);

  const change = useCallback(
    (key: number, made: Partial<Upload>) =>
      setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...made } : upload))),
    [],
  );
  const dismiss = useCallback(
    (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key)),
    [],
  );

  const start = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, key: ++lastKey }));
      setUploads((before) => [
        ...before,
        ...added.map(({ file, key }) => ({ key, name: file.name, progress: 0 })),
      ]);
      for (const { file, key } of added) {
        line.current = line.current.then(() =>
          uploadFile(file, { onProgress: (progress) => change(key, { progress }) }).then(
            (stored) => {
              dismiss(key);
              setDoneCount((count) => count + 1);
              latestOnUploaded.current(stored);
            },
            (error: Error) => change(key, { problem: error.message }),
          ),
        );
      }
    },
    [change, dismiss],
  );

  const waiting = uploads.filter(({ problem }) => problem === undefined).length;
  const underway: Underway | null =
    waiting > 0 ? { number: doneCount + 1, count: doneCount + waiting } : null;
  if (!underway && doneCount > 0) setDoneCount(0);

  return { uploads, underway, start, dismiss };
}
