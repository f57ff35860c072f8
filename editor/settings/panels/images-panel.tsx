import { lazy, useState } from 'react';
import { BACKGROUND_IMAGES_MAX } from '#domain/page/style-limits.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ToggleControl } from '../../fields/control-field.tsx';
import { moveItem } from '../../fields/move-item.ts';
import { editorMessage } from '../../messages.ts';
import { BackgroundRow } from '../background-row.tsx';
import { type PanelProps, withImages, withMoreImages } from '../panel-props.ts';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const ImageDialog = lazy(async () => ({
  default: (await import('../../media/image-dialog.tsx')).ImageDialog,
}));
const UploadDialog = lazy(async () => ({
  default: (await import('../../media/upload-dialog.tsx')).UploadDialog,
}));

/** Background pictures. The list retains at least one; a switch turns all off and on. */
export function ImagesPanel({ config, onChange }: PanelProps) {
  const urls = config.style.bgImage.imageUrls;
  const [putAside, setPutAside] = useState<readonly string[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  /** Index of the picture whose dialog is open. */
  const [edited, setEdited] = useState<number | null>(null);
  const setUrls = (imageUrls: string[]) =>
    onChange(withImages(config, { imageUrls: imageUrls.slice(0, BACKGROUND_IMAGES_MAX) }));
  const isOn = urls.length > 0;
  const toggle = (wanted: boolean) => {
    if (!wanted) setPutAside(urls);
    setUrls(wanted ? [...putAside] : []);
  };
  const add = (chosen: string[]) => {
    onChange(withMoreImages(config, chosen.slice(0, BACKGROUND_IMAGES_MAX - urls.length)));
    setIsAdding(false);
  };

  return (
    <>
      {(isOn || putAside.length > 0) && (
        <ToggleControl label={editorMessage('settings.images.on')} value={isOn} onChange={toggle} />
      )}
      {isOn && (
        <ol className="background-list">
          {urls.map((url, index) => (
            <BackgroundRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
              key={index}
              url={url}
              index={index}
              count={urls.length}
              onEdit={() => setEdited(index)}
              onMove={(to) => setUrls(moveItem(urls, index, to))}
              onRemove={() => setUrls(urls.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <div>
        <button
          type="button"
          className="editor-button"
          disabled={urls.length >= BACKGROUND_IMAGES_MAX}
          onClick={() => setIsAdding(true)}
        >
          <Icon name="plus" />
          {editorMessage('settings.images.add')}
        </button>
        {urls.length === 1 && <p className="editor-help">{editorMessage('settings.images.last')}</p>}
      </div>
      {isAdding && (
        <OpeningDialog
          title={editorMessage('upload.title.several')}
          size="medium"
          onClose={() => setIsAdding(false)}
        >
          <UploadDialog
            isMultiple
            onChoose={(images) => add(images.map(({ url }) => url))}
            onClose={() => setIsAdding(false)}
          />
        </OpeningDialog>
      )}
      {edited !== null && (
        <OpeningDialog title={editorMessage('image.title')} size="medium" onClose={() => setEdited(null)}>
          <ImageDialog
            isBackground
            value={{ imageUrl: urls[edited] ?? '' }}
            onChange={({ imageUrl }) => {
              setUrls(urls.with(edited, imageUrl));
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </OpeningDialog>
      )}
    </>
  );
}
