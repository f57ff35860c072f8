import { STRAP_THEMES, type StrapConfig, type StrapStyle, TEXT_ALIGNS } from '#domain/page/page.ts';
import { editorMessage } from '../messages.ts';
import { ChoiceControl, TextControl, ToggleControl } from './control-field.tsx';
import { ImagePreview } from './image-preview.tsx';
import { NumberControl } from './number-control.tsx';

export const OVERLAY_LIMITS = { min: 0, max: 100, step: 5 };

type StyleControlProps = { value: StrapConfig; onChange: (value: StrapConfig) => void };

/** What every strap has in common: colours, alignment, divider, visibility, background. */
export function StyleControl({ value, onChange }: StyleControlProps) {
  const { style } = value;
  const setStyle = (change: Partial<StrapStyle>) => onChange({ ...value, style: { ...style, ...change } });
  const [imageUrl = ''] = style.bgImage.imageUrls;

  return (
    <details className="editor-section" open>
      <summary>{editorMessage('style.title')}</summary>
      <ChoiceControl
        label={editorMessage('style.theme')}
        value={style.theme}
        options={STRAP_THEMES.map((theme) => ({
          value: theme,
          label: editorMessage(`style.theme.${theme}`),
        }))}
        onChange={(theme) => setStyle({ theme })}
      />
      <ChoiceControl
        label={editorMessage('style.align')}
        value={style.textAlign}
        options={TEXT_ALIGNS.map((align) => ({ value: align, label: editorMessage(`style.align.${align}`) }))}
        onChange={(textAlign) => setStyle({ textAlign })}
      />
      <ToggleControl
        label={editorMessage('style.rule')}
        value={style.rule}
        onChange={(rule) => setStyle({ rule })}
      />
      <ToggleControl
        label={editorMessage('style.hidden')}
        value={value.hidden}
        onChange={(hidden) => onChange({ ...value, hidden })}
      />
      {imageUrl && <ImagePreview key={imageUrl} url={imageUrl} />}
      <TextControl
        label={editorMessage('style.background')}
        value={imageUrl}
        onChange={(url) =>
          setStyle({ bgImage: { ...style.bgImage, imageUrls: withFirst(style, url.trim()) } })
        }
      />
      <NumberControl
        {...OVERLAY_LIMITS}
        label={editorMessage('style.overlay')}
        help={editorMessage('style.overlay.help')}
        value={style.overlayAlpha}
        onChange={(overlayAlpha) => setStyle({ overlayAlpha })}
      />
    </details>
  );
}

/** The first background image replaced; the others stay. */
function withFirst({ bgImage }: StrapStyle, url: string): string[] {
  return [url, ...bgImage.imageUrls.slice(1)].filter(Boolean);
}
