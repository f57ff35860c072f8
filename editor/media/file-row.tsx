import type { SiteFile } from '#domain/files/site-file.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { fileFacts, thumbnailOf } from './file-facts.ts';

/** `onEdit` and `onDelete` are null for agents who may not change files. */
type FileRowProps = {
  file: SiteFile;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
};

/** A file with its facts, and buttons to edit it, copy its URL and delete it. */
export function FileRow({ file, onEdit, onDelete }: FileRowProps) {
  const { name, url, kind, uploadedAt, uploadedBy } = file;
  const thumbnail = thumbnailOf(file);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notifyAgent({ type: 'branded', message: editorMessage('files.copied') }),
      () => notifyAgent({ type: 'error', message: editorMessage('files.copyFailed', { url }) }),
    );

  return (
    <li className="media-rows__row">
      <a
        className="media-rows__picture"
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={editorMessage('files.open', { name })}
      >
        {thumbnail ? (
          <img src={thumbnail} alt="" width={96} height={72} loading="lazy" />
        ) : (
          <Icon name={kind === 'video' ? 'video' : 'file-text'} size={28} />
        )}
      </a>
      <div className="media-rows__words">
        <div className="media-rows__name">{name}</div>
        <div className="editor-help">{fileFacts(file)}</div>
        <div className="editor-help">
          {editorMessage('files.uploaded', { when: fullMoment(uploadedAt), who: uploadedBy })}
        </div>
      </div>
      <div className="media-tools">
        {onEdit && (
          <IconButton icon="pencil" label={editorMessage('files.edit', { name })} onPress={onEdit} />
        )}
        <IconButton icon="copy" label={editorMessage('files.copy', { name })} onPress={() => void copy()} />
        {onDelete && (
          <IconButton icon="trash-2" label={editorMessage('files.delete', { name })} onPress={onDelete} />
        )}
      </div>
    </li>
  );
}
