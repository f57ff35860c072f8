import { useState } from 'react';
import type { ImagePart } from '#domain/page/parts.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { ControlGroup, TextControl } from './control-field.tsx';

type ImageControlProps = { label: string; value: ImagePart; onChange: (value: ImagePart) => void };

export function ImageControl({ label, value, onChange }: ImageControlProps) {
  const set = (change: Partial<ImagePart>) => onChange({ ...value, ...change });

  return (
    <ControlGroup label={label}>
      <ImagePreview key={value.imageUrl} url={value.imageUrl} />
      <TextControl
        label={editorMessage('field.image.url')}
        value={value.imageUrl}
        onChange={(imageUrl) => set({ imageUrl: imageUrl.trim() })}
      />
      <TextControl
        label={editorMessage('field.image.alt')}
        value={value.altText}
        onChange={(altText) => set({ altText })}
      />
      <TextControl
        label={editorMessage('field.image.link')}
        value={value.href}
        onChange={(href) => set({ href })}
      />
    </ControlGroup>
  );
}

/** The image as it is, or why it is not there. */
export function ImagePreview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);

  return (
    <div className="editor-preview">
      {url && !isBroken ? (
        <img src={url} alt={editorMessage('field.image.preview')} onError={() => setIsBroken(true)} />
      ) : (
        <p>
          <Icon name={url ? 'triangle-alert' : 'image'} />
          {editorMessage(url ? 'field.image.broken' : 'field.image.none')}
        </p>
      )}
    </div>
  );
}
