import type { HeaderPalette, StrapPalette, Theme, UiPalette } from '#domain/theme/theme.ts';
import type { EditorMessageKey } from '../../messages.ts';

export type PaletteName = keyof Theme['straps'];
export type PaletteColor<Key extends string = string> = { key: Key; label: EditorMessageKey };

const color = <Key extends string>(key: Key, label: EditorMessageKey): PaletteColor<Key> => ({ key, label });

/** The colours of a strap palette in display order. */
export const STRAP_COLORS = [
  color('bgColor', 'theme.bgColor'),
  color('text', 'theme.text'),
  color('titleText', 'theme.titleText'),
  color('linkText', 'theme.linkText'),
  color('accentColor', 'theme.accentColor'),
] as const satisfies readonly PaletteColor<keyof StrapPalette>[];

/** The colours of a kind of button. */
export const UI_COLORS = [
  color('bgColor', 'theme.ui.bgColor'),
  color('text', 'theme.ui.text'),
  color('accentColor', 'theme.ui.accentColor'),
] as const satisfies readonly PaletteColor<keyof UiPalette>[];

export const HEADER_COLORS = [
  color('bgColor', 'theme.bgColor'),
  color('text', 'theme.text'),
  color('titleText', 'theme.titleText'),
  color('linkText', 'theme.linkText'),
  color('brandBgColor', 'theme.brandBgColor'),
  color('brandBgColor2', 'theme.brandBgColor2'),
  color('brandText', 'theme.brandText'),
] as const satisfies readonly PaletteColor<keyof HeaderPalette>[];
