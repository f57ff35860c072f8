import { useId } from 'react';
import { BASE_TEMPLATES } from '#domain/theme/base-templates.ts';
import { READY_PALETTES, readyTheme } from '#domain/theme/palettes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import './ready-palettes.css';

type ReadyPalettesProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Predefined sets of colours; choosing one does not change fonts. */
export function ReadyPalettes({ theme, onChange }: ReadyPalettesProps) {
  const group = useId();
  const choices = (label: string, palettes: readonly ReadyPalette[]) => (
    <OptionCards
      name={group}
      label={label}
      value={theme.baseTemplate}
      options={palettes.map((palette) => ({
        value: palette.key,
        label: palette.name,
        picture: <Swatches theme={palette.theme} />,
      }))}
      onChange={(key) => onChange({ ...readyTheme(key), fonts: theme.fonts })}
    />
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
    <span className="ready-palettes__swatches">
      {colors.map((background, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five places, some of the same colour
        <span key={index} style={{ background }} />
      ))}
    </span>
  );
}
