import { editorMessage } from '../../messages.ts';
import { BrandPalettes } from './brand-palettes.tsx';
import { FontForm } from './font-form.tsx';
import { HeaderPaletteForm, StrapPaletteForm } from './palette-form.tsx';
import { ReadyPalettes } from './ready-palettes.tsx';
import { ShapesForm } from './shapes-form.tsx';
import { SiteSection } from '../website/site-section.tsx';
import type { SiteFormProps } from '../template/template-form.tsx';

const PALETTES = ['default', 'alternate', 'feature'] as const;

/** Colours, fonts and shapes of the whole site. */
export function ThemeForm({ parts: { website }, onChange }: SiteFormProps) {
  const palette = {
    theme: website.theme,
    onChange: (theme: typeof website.theme) => onChange('website', { ...website, theme }),
  };

  return (
    <>
      <SiteSection title={editorMessage('theme.brand')} isOpen>
        <BrandPalettes {...palette} logoUrl={website.config.display.logoUrl} />
      </SiteSection>
      <ReadyPalettes {...palette} />
      {PALETTES.map((name) => (
        <SiteSection key={name} title={editorMessage(`theme.palette.${name}`)}>
          <StrapPaletteForm name={name} {...palette} />
        </SiteSection>
      ))}
      <SiteSection title={editorMessage('theme.palette.header')}>
        <HeaderPaletteForm {...palette} />
      </SiteSection>
      <SiteSection title={editorMessage('theme.fonts')} isOpen>
        <FontForm {...palette} />
      </SiteSection>
      <SiteSection title={editorMessage('theme.shapes')} isOpen>
        <ShapesForm {...palette} />
      </SiteSection>
    </>
  );
}
