import type { ReactNode } from 'react';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import type { FileList, Files } from './use-files.ts';

type FoundFilesProps = {
  files: Files;
  /** Renders the found files, or an empty state. */
  children: (list: FileList) => ReactNode;
};

/** The state of a file search: loading, failed, or the files so far with a button for more. */
export function FoundFiles({ files: { list, problem, hasMore, more, retry }, children }: FoundFilesProps) {
  return (
    <>
      {problem && <LoadFailure message={problem} onRetry={retry} />}
      {!list && !problem && <p role="status">{editorMessage('field.options.loading')}</p>}
      {list && children(list)}
      {hasMore && (
        <button type="button" className="editor-button" onClick={more}>
          {editorMessage('files.more')}
        </button>
      )}
    </>
  );
}
