import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { Menu } from '../toolbar/menu.tsx';
import { PREVIEW_WIDTHS, type PreviewWidth } from './preview-width.ts';

type PreviewWidthsProps = { width: PreviewWidth; onChange: (width: PreviewWidth) => void };

const ICONS: Record<PreviewWidth, string> = {
  360: 'smartphone',
  768: 'tablet',
  1280: 'laptop',
  full: 'maximize',
};

/** The widths of a phone, a tablet and a laptop, and all the room there is; a menu where the toolbar is short of room. */
export function PreviewWidths({ width, onChange }: PreviewWidthsProps) {
  const label = editorMessage('preview.width');
  const choices = PREVIEW_WIDTHS.map((choice) => ({
    choice,
    name: editorMessage(`preview.width.${choice}`),
    isChosen: choice === width,
  }));

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of the toolbar in every browser */}
      <div role="group" aria-label={label} className="editor-widths">
        {choices.map(({ choice, name, isChosen }) => (
          <button
            key={choice}
            type="button"
            className="editor-icon-button"
            aria-label={name}
            title={name}
            aria-pressed={isChosen}
            onClick={() => onChange(choice)}
          >
            <Icon name={ICONS[choice]} />
          </button>
        ))}
      </div>
      <div className="editor-widths-menu">
        <Menu name={label} label={<Icon name={ICONS[width]} />}>
          {choices.map(({ choice, name, isChosen }) => (
            <button
              key={choice}
              type="button"
              className="editor-menu__item"
              aria-pressed={isChosen}
              onClick={() => onChange(choice)}
            >
              <Icon name={ICONS[choice]} />
              {name}
            </button>
          ))}
        </Menu>
      </div>
    </>
  );
}
