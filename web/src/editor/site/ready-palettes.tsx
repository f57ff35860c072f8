import { useId } from 'react';
import { BASE_TEMPLATES } from '#domain/theme/base-templates.ts';
import { READY_PALETTES, readyTheme } from '#domain/theme/palettes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { editorMessage } from '../messages.ts';
import './ready-palettes.css';

type ReadyPalettesProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Whole sets of colours to begin with; fonts stay as they are. */
export function ReadyPalettes({ theme, onChange }: ReadyPalettesProps) {
  const group = useId();
  const choices = (label: string, palettes: readonly ReadyPalette[]) => (
    <fieldset className="editor-group ready-palettes">
      <legend className="editor-label">{label}</legend>
      <div className="ready-palettes__choices">
        {palettes.map((palette) => (
          <label key={palette.key} className="ready-palettes__choice">
            <input
              type="radio"
              name={group}
              checked={theme.baseTemplate === palette.key}
              onChange={() => onChange({ ...readyTheme(palette.key), fonts: theme.fonts })}
            />
            <Swatches theme={palette.theme} />
            <span>{palette.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );

  return (
    <>
      {choices(editorMessage('theme.palettes'), READY_PALETTES)}
      {choices(editorMessage('theme.base'), BASE_TEMPLATES)}
    </>
  );
}

function Swatches({ theme: { straps } }: { theme: Theme }) {
  const colors = [
    straps.default.bgColor,
    straps.alternate.bgColor,
    straps.default.uiPrimary.bgColor,
    straps.default.accentColor,
    straps.feature.bgColor,
  ];

  return (
    <span className="ready-palettes__swatches" aria-hidden="true">
      {colors.map((background, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five places, some of the same colour
        <span key={index} style={{ background }} />
      ))}
    </span>
  );
}
