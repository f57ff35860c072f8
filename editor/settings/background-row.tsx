import { withoutFocus } from '#domain/files/image-focus.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { useBrokenImage } from '#web/src/ui/use-broken-image.ts';
import { fileName } from '../media/file-name.ts';
import { ItemTools } from '../media/item-tools.tsx';
import { editorMessage } from '../messages.ts';
import './background-list.css';

type BackgroundRowProps = {
  url: string;
  index: number;
  count: number;
  onEdit: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One background picture; the last one cannot be removed. */
export function BackgroundRow({ url, index, count, onEdit, onMove, onRemove }: BackgroundRowProps) {
  const { ref, isBroken, markBroken } = useBrokenImage(url);
  const item = editorMessage('settings.image', { number: index + 1 });
  const isAlone = count === 1;

  return (
    <li className="background-list__row">
      <button
        type="button"
        className="background-list__picture"
        // The button beside it does the same and has the words.
        aria-hidden="true"
        tabIndex={-1}
        onClick={onEdit}
      >
        {isBroken ? (
          <Icon name="triangle-alert" />
        ) : (
          <img ref={ref} src={url} alt="" loading="lazy" onError={markBroken} />
        )}
      </button>
      <div className="background-list__words">
        <p className="background-list__name" title={url}>
          {fileName(withoutFocus(url))}
        </p>
        {isBroken && (
          <p className="editor-help editor-error" role="alert">
            {editorMessage('field.image.broken')}
          </p>
        )}
        <button
          type="button"
          className="background-list__edit"
          aria-label={editorMessage('settings.image.edit', { item })}
          onClick={onEdit}
        >
          {editorMessage('settings.image.change')}
        </button>
        {!isAlone && (
          <ItemTools item={item} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        )}
      </div>
    </li>
  );
}
