import { contrastProblems } from '#domain/theme/contrast-problems.ts';
import type { TextShadow, Theme } from '#domain/theme/theme.ts';
import { ToggleControl } from '../../fields/control-field.tsx';
import { NumberControl } from '../../fields/number-control.tsx';
import { editorMessage } from '../../messages.ts';
import { ColorControl } from '../../settings/color-control.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { valueAt, withValue } from '../json-path.ts';
import {
  HEADER_COLORS,
  type PaletteColor,
  type PaletteName,
  STRAP_COLORS,
  UI_COLORS,
} from './palette-colors.ts';

type PaletteFormProps = { theme: Theme; onChange: (theme: Theme) => void };

/** The colours and shadow of the header, with contrast warnings. */
export function HeaderPaletteForm(props: PaletteFormProps) {
  return (
    <>
      <Colors path="header" colors={HEADER_COLORS} {...props} />
      <ShadowFields path="header.textShadow" {...props} />
    </>
  );
}

/** The colours of one palette: text, background, both kinds of button, overlays. */
export function StrapPaletteForm({ name, ...props }: PaletteFormProps & { name: PaletteName }) {
  const path = `straps.${name}`;
  const { theme, onChange } = props;
  const number = (key: 'overlayAlpha' | 'overlayAngle') => ({
    label: editorMessage(`theme.${key}`),
    value: theme.straps[name][key],
    onChange: (value: number) => onChange(withValue(theme, `${path}.${key}`, value)),
  });

  return (
    <>
      <Colors path={path} colors={STRAP_COLORS} {...props} />
      {(['uiPrimary', 'uiSecondary'] as const).map((ui) => (
        <fieldset key={ui} className="editor-group">
          <legend className="editor-label">{editorMessage(`theme.${ui}`)}</legend>
          <Colors path={`${path}.${ui}`} colors={UI_COLORS} {...props} />
          <ShadowFields path={`${path}.${ui}.textShadow`} {...props} />
        </fieldset>
      ))}
      <NumberControl {...number('overlayAlpha')} min={0} max={100} step={5} />
      <NumberControl {...number('overlayAngle')} min={-360} max={360} step={1} />
      <ShadowFields path={`${path}.textShadow`} {...props} />
    </>
  );
}

type ColorsProps = PaletteFormProps & { path: string; colors: readonly PaletteColor[] };

function Colors({ path, colors, theme, onChange }: ColorsProps) {
  const problems = contrastProblems(theme);

  return colors.map(({ key, label }) => {
    const field = `${path}.${key}`;
    const value = String(valueAt(theme, field) ?? '');

    return (
      <div key={key}>
        <ColorControl
          label={editorMessage(label)}
          value={value}
          fallback="#000000"
          onChange={(color) => onChange(withValue(theme, field, color))}
        />
        <ContrastNote problems={problems.filter((problem) => problem.field === field)} />
      </div>
    );
  });
}

const NO_SHADOW: TextShadow = { x: 0, y: 1, blur: 3, color: '#000000', enabled: false };
const OFFSETS = ['x', 'y', 'blur'] as const;

function ShadowFields({ path, theme, onChange }: PaletteFormProps & { path: string }) {
  const shadow: TextShadow = { ...NO_SHADOW, ...(valueAt(theme, path) as TextShadow | undefined) };
  const set = (change: Partial<TextShadow>) => onChange(withValue(theme, path, { ...shadow, ...change }));

  return (
    <div className="palette-form__shadow">
      <ToggleControl
        label={editorMessage('theme.shadow')}
        value={shadow.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {shadow.enabled && (
        <>
          <ColorControl
            label={editorMessage('theme.shadow.color')}
            value={shadow.color}
            fallback="#000000"
            onChange={(color) => set({ color })}
          />
          <div className="palette-form__offsets">
            {OFFSETS.map((offset) => (
              <NumberControl
                key={offset}
                label={editorMessage(`theme.shadow.${offset}`)}
                value={shadow[offset]}
                min={offset === 'blur' ? 0 : -100}
                max={100}
                onChange={(value) => set({ [offset]: value })}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
