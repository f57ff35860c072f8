import type { ReactNode } from 'react';
import { fileName } from '../../media/file-name.ts';
import { editorMessage } from '../../messages.ts';
import './file-address.css';

/** The name of a file that is chosen, and its address behind a press, for a file that is elsewhere. */
export function FileAddress({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className="file-address">
      {url && (
        <p className="file-address__name" title={url}>
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
