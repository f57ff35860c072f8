import type { ArrayField } from '@puckeditor/core';
import { lazy, useState } from 'react';
import type { ImagePart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { ListControl } from '../list-control.tsx';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const GalleryDialog = lazy(async () => ({
  default: (await import('../../media/gallery-dialog.tsx')).GalleryDialog,
}));

type GalleryControlProps = {
  /** The field of the same images as a list. */
  field: ArrayField;
  newItem: ImagePart;
  hasLinks: boolean;
  value: ImagePart[] | undefined;
  onChange: (value: ImagePart[]) => void;
};

/** A list of images, edited together in a dialog or item by item. */
export function GalleryControl({ field, newItem, hasLinks, value = [], onChange }: GalleryControlProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        <Icon name="images" />
        {editorMessage('gallery.edit')}
      </button>
      <ListControl field={field} value={value} onChange={(items) => onChange(items as ImagePart[])} />
      {isOpen && (
        <OpeningDialog title={editorMessage('gallery.title')} size="medium" onClose={() => setIsOpen(false)}>
          <GalleryDialog
            value={value}
            newItem={newItem}
            hasLinks={hasLinks}
            onChange={(images) => {
              setIsOpen(false);
              onChange(images);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OpeningDialog>
      )}
    </>
  );
}
