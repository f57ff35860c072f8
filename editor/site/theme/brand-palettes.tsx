import { useId } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { logoThemes } from '#domain/theme/logo-themes.ts';
import { recolored } from '#domain/theme/recolored.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { BrandColorControl, useBrandColor } from './brand-color-control.tsx';
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
  const { color, setColor, palettes: ofColor } = useBrandColor(theme);
  const palettes = [
    ...ofColor.map((palette) => ({ ...palette, key: `color ${palette.key}` })),
    ...logoThemes(ofLogo, theme.fonts).map((palette) => ({
      key: `logo ${palette.key}`,
      theme: recolored(theme, palette),
    })),
  ];

  return (
    <>
      <BrandColorControl
        label={editorMessage('theme.brand.color')}
        color={color}
        theme={theme}
        onChoose={(next, made) => {
          setColor(next);
          onChange(made);
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
