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

let lastKey = 0;

/** A queue of uploads, one at a time; uploaded files leave the list, rejected ones remain with the reason. */
export function useUploads(onUploaded: (file: SiteFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
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
              latestOnUploaded.current(stored);
            },
            (error: Error) => change(key, { problem: error.message }),
          ),
        );
      }
    },
    [change, dismiss],
  );

  return { uploads, start, dismiss };
}
