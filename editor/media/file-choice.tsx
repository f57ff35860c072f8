import type { ReactNode } from 'react';
import type { SiteFile } from '#domain/files/site-file.ts';
import { fileFacts } from './file-facts.ts';

type FileChoiceProps = { file: SiteFile; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** A file to choose, under its thumbnail. */
export function FileChoice({ file, isChosen, onChoose, children }: FileChoiceProps) {
  return (
    <button type="button" className="media-grid__file" aria-pressed={isChosen} onClick={onChoose}>
      {children}
      <span className="media-grid__name">{file.name}</span>
      <span className="media-grid__facts">{fileFacts(file)}</span>
    </button>
  );
}
