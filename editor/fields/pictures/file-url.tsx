import type { ReactNode } from 'react';
import { fileName } from '../../media/file-name.ts';
import { editorMessage } from '../../messages.ts';
import './file-url.css';

/** The name of a file that is chosen, and its URL behind a press, for a file that is elsewhere. */
export function FileUrl({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className="file-url">
      {url && (
        <p className="file-url__name" title={url}>
          {fileName(url)}
        </p>
      )}
      <details>
        <summary>{editorMessage('field.file.address')}</summary>
        {children}
      </details>
    </div>
  );
}
