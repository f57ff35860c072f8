import { useId } from 'react';
import { BASE_TEMPLATES } from '#domain/theme/base-templates.ts';
import { READY_PALETTES, readyTheme } from '#domain/theme/palettes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import { recolored } from '#domain/theme/recolored.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';

type ReadyPalettesProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Predefined sets of colours; choosing one changes neither fonts nor shapes. */
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
        picture: <ThemeSwatches theme={palette.theme} />,
      }))}
      onChange={(key) => onChange(recolored(theme, { theme: readyTheme(key) }))}
    />
  );

  return (
    <>
      {choices(editorMessage('theme.palettes'), READY_PALETTES)}
      {choices(editorMessage('theme.base'), BASE_TEMPLATES)}
    </>
  );
}
