import type { SiteFile } from '#domain/files/site-file.ts';
import { SearchControl } from '../fields/pickers/search-control.tsx';
import { editorMessage } from '../messages.ts';
import { FileChoice } from './file-choice.tsx';
import { thumbnailOf } from './file-facts.ts';
import { FoundFiles } from './found-files.tsx';
import type { Files } from './use-files.ts';

type FileGridProps = {
  files: Files;
  text: string;
  onText: (text: string) => void;
  chosen: readonly { url: string }[];
  onToggle: (file: SiteFile) => void;
};

/** A grid to choose among the site's pictures. */
export function FileGrid({ files, text, onText, chosen, onToggle }: FileGridProps) {
  const isNew = files.list?.total === 0 && text === '';

  return (
    <section className="media-choice" aria-label={editorMessage('files.site')}>
      {!isNew && <SearchControl label={editorMessage('files.search')} value={text} onChange={onText} />}
      <FoundFiles files={files}>
        {(list) =>
          list.total === 0 ? (
            <p className="editor-help" role="status">
              {text === '' ? editorMessage('files.none.images') : editorMessage('files.noMatch')}
            </p>
          ) : (
            <ul className="media-grid">
              {list.files.map((file) => (
                <li key={file.id}>
                  <FileChoice
                    file={file}
                    isChosen={chosen.some(({ url }) => url === file.url)}
                    onChoose={() => onToggle(file)}
                  >
                    <img src={thumbnailOf(file) ?? ''} alt="" width={160} height={120} loading="lazy" />
                  </FileChoice>
                </li>
              ))}
            </ul>
          )
        }
      </FoundFiles>
    </section>
  );
}
