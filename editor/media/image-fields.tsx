import { useState } from 'react';
import { IMAGE_FILTERS, type ImagePart } from '#domain/page/parts.ts';
import { ChoiceControl, ControlGroup, TextControl, ToggleControl } from '../fields/control-field.tsx';
import { LinkUrlControl } from '../fields/links/link-url-control.tsx';
import { NumberControl } from '../fields/number-control.tsx';
import { editorMessage } from '../messages.ts';
import { SiteSection } from '../site/website/site-section.tsx';

/** Pixels of an image part; 0 is automatic (R5.018, R5.019, R5.020). */
const SIDE_LIMITS = { min: 0, max: 10_000, step: 10 };

const FILTERS = IMAGE_FILTERS.map((value) => ({
  value,
  label: editorMessage(`field.image.filter.${value}`),
}));

type ImageFieldsProps = { image: ImagePart; onChange: (change: Partial<ImagePart>) => void };

/** The description of an image; its size, link and filter are folded while none is set. */
export function ImageFields({ image, onChange }: ImageFieldsProps) {
  const [isOpen] = useState(() => isSet(image));

  return (
    <div className="media-image__fields">
      <TextControl
        label={editorMessage('field.image.alt')}
        value={image.altText}
        onChange={(altText) => onChange({ altText })}
      />
      <SiteSection title={editorMessage('image.more')} isOpen={isOpen}>
        <ControlGroup label={editorMessage('image.size')}>
          <div className="media-image__sides">
            <NumberControl
              {...SIDE_LIMITS}
              label={editorMessage('image.width')}
              value={image.width ?? 0}
              onChange={(width) => onChange({ width: Math.round(width) })}
            />
            <NumberControl
              {...SIDE_LIMITS}
              label={editorMessage('image.height')}
              value={image.height ?? 0}
              onChange={(height) => onChange({ height: Math.round(height) })}
            />
          </div>
          <p className="editor-help">{editorMessage('image.size.help')}</p>
        </ControlGroup>
        <LinkUrlControl
          label={editorMessage('field.image.link')}
          value={image.href}
          onChange={(href) => onChange({ href: href.trim() })}
        />
        <ToggleControl
          label={editorMessage('field.image.linkOut')}
          value={image.linkOut === true}
          onChange={(linkOut) => onChange({ linkOut })}
        />
        <ChoiceControl
          label={editorMessage('field.image.filter')}
          value={image.filter ?? 'none'}
          options={FILTERS}
          onChange={(filter) => onChange({ filter })}
        />
      </SiteSection>
    </div>
  );
}

function isSet({ width, height, href, filter = 'none' }: ImagePart): boolean {
  return Boolean(width || height || href) || filter !== 'none';
}
