import { lazy, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlGroup } from '../fields/control-field.tsx';
import { moveItem } from '../fields/move-item.ts';
import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { OpeningDialog } from '../ui/opening-dialog.tsx';

const UploadDialog = lazy(() =>
  import('../media/upload-dialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

type Props = { photos: readonly string[]; onChange: (photos: string[]) => void };

/** The photos in their order; the first one is on the cards. */
export function PhotosControl({ photos, onChange }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    onChange(moveItem([...photos], from, to));
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('li')[to]?.querySelector<HTMLElement>('button')?.focus(),
    );
  };

  return (
    <ControlGroup label={editorMessage('listings.photos')}>
      <p className="editor-help">{editorMessage('listings.photos.help')}</p>
      <ol className="listing-photos" ref={list}>
        {photos.map((url, index) => {
          const number = index + 1;
          return (
            <li key={url}>
              <img src={url} alt={editorMessage('listings.photo', { number })} loading="lazy" />
              <div className="listing-photos__tools">
                <IconButton
                  icon="arrow-left"
                  label={editorMessage('listings.photo.earlier', { number })}
                  isDisabled={index === 0}
                  onPress={() => move(index, index - 1)}
                />
                <IconButton
                  icon="arrow-right"
                  label={editorMessage('listings.photo.later', { number })}
                  isDisabled={index === photos.length - 1}
                  onPress={() => move(index, index + 1)}
                />
                <IconButton
                  icon="trash-2"
                  label={editorMessage('listings.photo.remove', { number })}
                  onPress={() => onChange(photos.filter((_, at) => at !== index))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
        <Icon name="plus" />
        {editorMessage('listings.photos.add')}
      </button>
      {isChoosing && (
        <OpeningDialog
          title={editorMessage('upload.title.several')}
          size="medium"
          onClose={() => setIsChoosing(false)}
        >
          <UploadDialog
            isMultiple
            onChoose={(images) => {
              setIsChoosing(false);
              onChange([...new Set([...photos, ...images.map(({ url }) => url)])]);
            }}
            onClose={() => setIsChoosing(false)}
          />
        </OpeningDialog>
      )}
    </ControlGroup>
  );
}
