import type { SiteFile } from '#domain/files/site-file.ts';
import { SearchControl } from '../fields/pickers/search-control.tsx';
import { editorMessage } from '../messages.ts';
import { fileFacts, thumbnailOf } from './file-facts.ts';
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
                  <button
                    type="button"
                    className="media-grid__file"
                    aria-pressed={chosen.some(({ url }) => url === file.url)}
                    onClick={() => onToggle(file)}
                  >
                    <img src={thumbnailOf(file) ?? ''} alt="" width={160} height={120} loading="lazy" />
                    <span className="media-grid__name">{file.name}</span>
                    <span className="media-grid__facts">{fileFacts(file)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </FoundFiles>
    </section>
  );
}
