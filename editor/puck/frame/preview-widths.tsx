import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { Menu } from '../../toolbar/menu.tsx';
import { PREVIEW_WIDTHS, type PreviewWidth } from './preview-width.ts';

type PreviewWidthsProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

const ICONS: Record<PreviewWidth, string> = {
  360: 'smartphone',
  768: 'tablet',
  1280: 'laptop',
  full: 'maximize',
};

/** Buttons for the widths of a phone, a tablet, a laptop and the available width; a menu in a narrow toolbar. */
export function PreviewWidths({ width, onChange }: PreviewWidthsProps) {
  const label = editorMessage('preview.width');

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of the toolbar in every browser */}
      <div role="group" aria-label={label} className="editor-widths">
        {PREVIEW_WIDTHS.map((choice) => (
          <button
            key={choice}
            type="button"
            className="editor-icon-button"
            aria-label={nameOf(choice)}
            title={nameOf(choice)}
            aria-pressed={choice === width}
            onClick={() => onChange(choice)}
          >
            <Icon name={ICONS[choice]} />
          </button>
        ))}
      </div>
      <div className="editor-widths-menu">
        <Menu name={label} label={<Icon name={ICONS[width]} />}>
          <PreviewWidthItems width={width} onChange={onChange} />
        </Menu>
      </div>
    </>
  );
}

/** The same choices as menu items. */
export function PreviewWidthItems({ width, onChange }: PreviewWidthsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div role="group" aria-label={editorMessage('preview.width')} className="editor-menu__group">
      {PREVIEW_WIDTHS.map((choice) => (
        <button
          key={choice}
          type="button"
          className="editor-menu__item"
          aria-pressed={choice === width}
          onClick={() => onChange(choice)}
        >
          <Icon name={ICONS[choice]} />
          {nameOf(choice)}
        </button>
      ))}
    </div>
  );
}

function nameOf(width: PreviewWidth): string {
  return editorMessage(`preview.width.${width}`);
}
