import { useState } from 'react';
import { parseColor } from '#domain/theme/color.ts';
import { logoThemes } from '#domain/theme/logo-themes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import { recolored } from '#domain/theme/recolored.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { ColorControl, type ColorControlProps } from '../../settings/color-control.tsx';

type BrandColorControlProps = Pick<ColorControlProps, 'label' | 'words'> & {
  color: string;
  theme: Theme;
  /** Receives the colour and the first palette made of it, in the theme's fonts and shapes. */
  onChoose: (color: string, theme: Theme) => void;
};

/** The brand colour that palettes are made of: what was chosen here, else the main button's. */
export function useBrandColor(theme: Theme) {
  const [chosen, setColor] = useState<string | null>(null);
  const color = chosen ?? theme.straps.default.uiPrimary.bgColor;

  return { color, setColor, palettes: palettesOf(color, theme) };
}

export function BrandColorControl({ label, words, color, theme, onChoose }: BrandColorControlProps) {
  return (
    <ColorControl
      label={label}
      words={words}
      value={color}
      fallback={color}
      onChange={(next) => {
        const [made] = palettesOf(next, theme);
        if (made) onChoose(next, made.theme);
      }}
    />
  );
}

function palettesOf(color: string, theme: Theme): ReadyPalette[] {
  const brand = parseColor(color);

  return logoThemes(brand ? [brand] : [], theme.fonts).map((palette) => ({
    ...palette,
    theme: recolored(theme, palette),
  }));
}
