import type { HeaderPalette, StrapPalette, TextShadow, Theme, UiPalette } from '#domain/theme/theme.ts';

/** A theme as the design tokens that depend on it; anything that could leave its declaration is dropped. */
export function themeStyle(theme: Theme): string {
  const { default: base, alternate, feature } = theme.straps;

  return [
    rule(':root', { ...fonts(theme), 'color-scheme': theme.dark ? 'dark' : 'light' }),
    rule(':root,.theme-default', palette(base)),
    rule('.theme-alternate', palette(alternate)),
    rule('.theme-feature', palette(feature)),
    rule(':root', header(theme.header)),
  ].join('');
}

function fonts({ fonts: { body, title } }: Theme): Record<string, string> {
  return {
    '--font-body': `'${body.family}', var(--font-system)`,
    '--font-title': `'${title.family}', var(--font-system)`,
    '--weight-body': String(body.weight),
    '--weight-title': String(title.weight),
  };
}

function palette(colors: StrapPalette): Record<string, string> {
  return {
    '--color-text': colors.text,
    '--color-link': colors.linkText,
    '--color-title': colors.titleText,
    '--color-bg': colors.bgColor,
    '--color-accent': colors.accentColor,
    '--overlay-angle': `${colors.overlayAngle}deg`,
    '--text-shadow': shadow(colors.textShadow),
    ...ui('primary', colors.uiPrimary),
    ...ui('secondary', colors.uiSecondary),
  };
}

function ui(name: string, { text, bgColor, accentColor }: UiPalette): Record<string, string> {
  return { [`--${name}-text`]: text, [`--${name}-bg`]: bgColor, [`--${name}-accent`]: accentColor };
}

function header(colors: HeaderPalette): Record<string, string> {
  return {
    '--header-text': colors.text,
    '--header-link': colors.linkText,
    '--header-title': colors.titleText,
    '--header-bg': colors.bgColor,
    '--brand-bg': colors.brandBgColor,
    '--brand-bg-2': colors.brandBgColor2,
    '--brand-text': colors.brandText,
    '--header-shadow': shadow(colors.textShadow),
  };
}

function shadow({ x, y, blur, color, enabled }: TextShadow): string {
  return enabled ? `${x}px ${y}px ${blur}px ${color}` : 'none';
}

function rule(selector: string, declarations: Record<string, string>): string {
  const body = Object.entries(declarations)
    .filter(([, value]) => !/[<>{};@\\]/.test(value))
    .map(([name, value]) => `${name}:${value}`);

  return `${selector}{${body.join(';')}}`;
}
