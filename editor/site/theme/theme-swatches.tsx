import type { Theme } from '#domain/theme/theme.ts';
import './ready-palettes.css';

/** The colours of a theme that are seen most. */
export function ThemeSwatches({ theme: { straps } }: { theme: Theme }) {
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
