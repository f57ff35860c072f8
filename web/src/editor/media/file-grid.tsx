import type { SiteFile } from '#domain/files/site-file.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { fileFacts, thumbnailOf } from './file-words.ts';
import type { useFiles } from './use-files.ts';

type FileGridProps = {
  files: ReturnType<typeof useFiles>;
  text: string;
  onText: (text: string) => void;
  chosen: readonly SiteFile[];
  onToggle: (file: SiteFile) => void;
};

/** The pictures of the site to choose among. */
export function FileGrid({ files, text, onText, chosen, onToggle }: FileGridProps) {
  const { list, problem, hasMore, more, retry } = files;
  const isNew = list?.total === 0 && text === '';

  return (
    <section className="media-choice" aria-label={editorMessage('files.site')}>
      {!isNew && (
        <ControlField label={editorMessage('files.search')}>
          {({ id }) => (
            <input
              id={id}
              className="editor-input"
              type="search"
              value={text}
              onChange={(event) => onText(event.target.value)}
            />
          )}
        </ControlField>
      )}
      {problem && (
        <p role="alert" className="editor-options-failed">
          <span>{problem}</span>
          <button type="button" className="editor-button" onClick={retry}>
            {editorMessage('field.options.retry')}
          </button>
        </p>
      )}
      {!list && !problem && <p role="status">{editorMessage('field.options.loading')}</p>}
      {isNew && <p className="editor-help">{editorMessage('files.none.images')}</p>}
      {list && list.total === 0 && text !== '' && (
        <p className="editor-help" role="status">
          {editorMessage('files.noMatch', { text })}
        </p>
      )}
      {list && list.files.length > 0 && (
        <ul className="media-grid">
          {list.files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className="media-grid__file"
                aria-pressed={chosen.some(({ id }) => id === file.id)}
                onClick={() => onToggle(file)}
              >
                <img src={thumbnailOf(file) ?? ''} alt="" width={160} height={120} loading="lazy" />
                <span className="media-grid__name">{file.name}</span>
                <span className="media-grid__facts">{fileFacts(file)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="editor-button" onClick={more}>
          {editorMessage('files.more')}
        </button>
      )}
    </section>
  );
}
