import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { GradientStop } from '#domain/page/page.ts';
import { GRADIENT_STOPS_MAX } from '#domain/page/style-limits.ts';
import { editorMessage } from '../messages.ts';
import { addStop, gradientCss, moveStop, removeStop } from './gradient-stops.ts';

type GradientBarProps = {
  stops: readonly GradientStop[];
  selected: number;
  /** Colour of a stop without one. */
  fallback: string;
  onSelect: (index: number) => void;
  onChange: (stops: GradientStop[]) => void;
};

/** Step of a key, as a fraction of the gradient. */
const STEPS: Record<string, number> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

/** A gradient with stops: drag or arrow keys move one, Delete removes it, a click adds one. */
export function GradientBar({ stops, selected, fallback, onSelect, onChange }: GradientBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);

  const placeOf = ({ clientX }: { clientX: number }) => {
    const { left = 0, width = 1 } = bar.current?.getBoundingClientRect() ?? {};
    return (clientX - left) / width;
  };
  const focus = (index: number) => {
    onSelect(index);
    requestAnimationFrame(() =>
      bar.current?.querySelectorAll<HTMLElement>('.gradient-bar__stop')[index]?.focus(),
    );
  };
  const add = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || stops.length >= GRADIENT_STOPS_MAX) return;
    onChange(addStop(stops, placeOf(event)));
    focus(stops.length);
  };
  const remove = (index: number) => {
    const left = removeStop(stops, index);
    onChange(left);
    focus(Math.min(index, left.length - 1));
  };

  const grab = (event: PointerEvent<HTMLElement>, index: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = index;
    onSelect(index);
  };
  const drag = (event: PointerEvent) => {
    if (dragged.current !== null) onChange(moveStop(stops, dragged.current, placeOf(event)));
  };
  const release = () => {
    dragged.current = null;
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !isRemoval) return;
    event.preventDefault();
    if (isRemoval) remove(index);
    else onChange(moveStop(stops, index, (stops[index]?.pos ?? 0) + (step ?? 0)));
  };

  return (
    <div className="gradient-bar">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard the button below adds a stop */}
      <div ref={bar} className="gradient-bar__track" onClick={add}>
        <span className="gradient-bar__colors" style={{ backgroundImage: gradientCss(stops, fallback) }} />
        {stops.map(({ color, pos }, index) => {
          const percent = Math.round(pos * 100);

          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: stops have no identity of their own
              key={index}
              className={`gradient-bar__stop${index === selected ? ' is-selected' : ''}`}
              role="slider"
              tabIndex={0}
              aria-label={editorMessage('settings.stop', { number: index + 1 })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              aria-valuetext={editorMessage('settings.stop.value', { percent, color: color || fallback })}
              style={{ insetInlineStart: `${pos * 100}%`, color: color || fallback }}
              onFocus={() => onSelect(index)}
              onKeyDown={(event) => onKey(event, index)}
              onPointerDown={(event) => grab(event, index)}
              onPointerMove={drag}
              onPointerUp={release}
              onLostPointerCapture={release}
            />
          );
        })}
      </div>
    </div>
  );
}
