import { useId, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { parseColor } from '#domain/theme/color.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { logoThemes } from '#domain/theme/logo-themes.ts';
import type { ReadyPalette } from '#domain/theme/ready-palette.ts';
import { recolored } from '#domain/theme/recolored.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { ColorControl } from '../../settings/color-control.tsx';
import { OptionCards } from '../../ui/option-cards.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import { useLogoColors } from './use-logo-colors.ts';

type BrandPalettesProps = { theme: Theme; logoUrl: string; onChange: (theme: Theme) => void };

const NAMES: Readonly<Record<string, EditorMessageKey>> = {
  'color logo': 'theme.brand.of.color',
  'color logo-tinted': 'theme.brand.of.color.tinted',
  'logo logo': 'theme.brand.of.logo',
  'logo logo-tinted': 'theme.brand.of.logo.tinted',
  'logo logo-second': 'theme.brand.of.logo.second',
};

/** Palettes made of the logo's colours or of one colour of the agent's; fonts and shapes stay. */
export function BrandPalettes({ theme, logoUrl, onChange }: BrandPalettesProps) {
  const group = useId();
  const ofLogo = useLogoColors(logoUrl);
  const [typed, setTyped] = useState<string | null>(null);
  const color = typed ?? theme.straps.default.uiPrimary.bgColor;
  const brand = parseColor(color);
  const named = (source: 'color' | 'logo') => (palette: ReadyPalette) => ({
    key: `${source} ${palette.key}`,
    theme: recolored(theme, palette),
  });
  const palettes = [
    ...logoThemes(brand ? [brand] : [], theme.fonts).map(named('color')),
    ...logoThemes(ofLogo, theme.fonts).map(named('logo')),
  ];

  return (
    <>
      <ColorControl
        label={editorMessage('theme.brand.color')}
        value={color}
        fallback={color}
        onChange={(next) => {
          setTyped(next);
          const chosen = parseColor(next);
          const [made] = logoThemes(chosen ? [chosen] : [], theme.fonts);
          if (made) onChange(recolored(theme, made));
        }}
      />
      <p className="editor-help">{editorMessage('theme.brand.help')}</p>
      <OptionCards
        name={group}
        label={editorMessage('theme.brand')}
        isLabelHidden
        value={palettes.find((palette) => isEqual(palette.theme, completeTheme(theme)))?.key}
        options={palettes.map(({ key, theme: palette }) => ({
          value: key,
          label: editorMessage(NAMES[key] ?? 'theme.brand.of.color'),
          picture: <ThemeSwatches theme={palette} />,
        }))}
        onChange={(key) => {
          const palette = palettes.find((one) => one.key === key);
          if (palette) onChange(palette.theme);
        }}
      />
    </>
  );
}
