import { HeaderPaletteForm } from './palette-form.tsx';
import type { SiteFormProps } from '../template/template-form.tsx';

/** The theme's colours of the header. */
export function HeaderColors({ parts: { website }, onChange }: SiteFormProps) {
  return (
    <HeaderPaletteForm
      theme={website.theme}
      onChange={(theme) => onChange('website', { ...website, theme })}
    />
  );
}
