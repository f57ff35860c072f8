import { useState } from 'react';
import type { StrapStyle } from '#domain/page/page.ts';
import { GRADIENT_ANGLE, GRADIENT_STOPS_MAX, GRADIENT_STOPS_MIN } from '#domain/page/style-limits.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { NumberControl } from '../fields/number-control.tsx';
import { editorMessage } from '../messages.ts';
import { ColorControl } from './color-control.tsx';
import { GradientBar } from './gradient-bar.tsx';
import { addStop, colorStop, moveStop, removeStop, startingGradient, widestGap } from './gradient-stops.ts';
import { SliderControl } from './slider-control.tsx';
import './gradient-control.css';

type Gradient = StrapStyle['overlayGradient'];
type GradientControlProps = { value: Gradient; palette: StrapPalette; onChange: (value: Gradient) => void };

/** A custom gradient: its direction, colours and positions. */
export function GradientControl({ value, palette, onChange }: GradientControlProps) {
  const { angle, colors } = startingGradient(value, palette);
  const [chosen, setChosen] = useState(0);
  const selected = Math.min(chosen, colors.length - 1);
  const stop = colors[selected];
  const setColors = (changed: Gradient['colors']) => onChange({ angle, colors: changed });

  return (
    <>
      <div className="gradient-control">
        <p className="editor-label">{editorMessage('settings.gradient')}</p>
        <GradientBar
          stops={colors}
          selected={selected}
          fallback={palette.bgColor}
          onSelect={setChosen}
          onChange={setColors}
        />
        <p className="editor-help">{editorMessage('settings.gradient.help')}</p>
        <button
          type="button"
          className="editor-button"
          disabled={colors.length >= GRADIENT_STOPS_MAX}
          onClick={() => {
            setColors(addStop(colors, widestGap(colors)));
            setChosen(colors.length);
          }}
        >
          <Icon name="plus" />
          {editorMessage('settings.stop.add')}
        </button>
      </div>
      {stop && (
        <fieldset className="editor-group gradient-control__stop">
          <legend className="editor-label">{editorMessage('settings.stop', { number: selected + 1 })}</legend>
          <ColorControl
            key={selected}
            label={editorMessage('settings.stop.color')}
            value={stop.color}
            fallback={palette.bgColor}
            onChange={(color) => setColors(colorStop(colors, selected, color))}
          />
          <NumberControl
            label={editorMessage('settings.stop.position')}
            min={0}
            max={100}
            step={1}
            value={Math.round(stop.pos * 100)}
            onChange={(percent) => setColors(moveStop(colors, selected, percent / 100))}
          />
          <button
            type="button"
            className="editor-button"
            disabled={colors.length <= GRADIENT_STOPS_MIN}
            onClick={() => {
              setColors(removeStop(colors, selected));
              setChosen(Math.max(0, selected - 1));
            }}
          >
            <Icon name="trash-2" />
            {editorMessage('settings.stop.remove')}
          </button>
        </fieldset>
      )}
      <SliderControl
        {...GRADIENT_ANGLE}
        label={editorMessage('settings.gradient.angle')}
        unit="°"
        value={angle}
        onChange={(changed) => onChange({ angle: changed, colors })}
      />
    </>
  );
}
