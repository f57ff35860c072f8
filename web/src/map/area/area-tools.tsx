import { useEffect, useId, useRef } from 'react';
import { boxArea } from '#domain/search/area.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { message } from '../../messages.ts';
import { SaveSearch } from '../../modals/saved/save-search.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MapView } from '../map-view.ts';
import { type DrawingMode, useAreaDrawing } from './use-area-drawing.ts';
import './area-tools.css';

type AreaToolsProps = {
  view: MapView | null;
  /** The area of the current search. */
  area: readonly LatLon[] | null;
  /** A new or changed area; null removes it. */
  onArea: (corners: LatLon[] | null) => void;
  onDrawing: (isDrawing: boolean) => void;
  /** URL of the search of the area; null when it cannot be saved. */
  saveUrl?: string | null;
  /** The name it is saved under unless its customer writes another. */
  saveName?: string;
};

const HINTS = {
  polygon: 'search.map.draw.corners.hint',
  freehand: 'search.map.draw.freehand.hint',
  edit: 'search.map.draw.edit.hint',
} as const;

/** Tools for drawing the search area. Visitors who cannot draw can use the map's own bounds. */
export function AreaTools({ view, area, onArea, onDrawing, saveUrl = null, saveName }: AreaToolsProps) {
  const { mode, isReady, begin, cancel, finish } = useAreaDrawing(view, area, onArea);
  const first = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const wasDrawing = useRef(false);
  const hint = useId();
  const isDrawing = mode !== null;

  useEffect(() => onDrawing(isDrawing), [isDrawing, onDrawing]);
  useEffect(() => {
    if (wasDrawing.current !== isDrawing) (isDrawing ? group : first).current?.focus({ preventScroll: true });
    wasDrawing.current = isDrawing;
  }, [isDrawing]);

  const label = message(area ? 'search.map.draw.edit.label' : 'search.map.draw.label');
  if (!isDrawing)
    return (
      <div className="area-tools">
        <button
          ref={first}
          type="button"
          className="area-tools__button"
          aria-label={label}
          title={label}
          disabled={!view}
          onClick={() => begin(area ? 'edit' : 'freehand')}
        >
          <Icon name="pencil" />
          <span className="area-tools__edit">
            {message(area ? 'search.map.draw.edit' : 'search.map.draw')}
          </span>
        </button>
        {area && (
          <>
            <button
              type="button"
              className="area-tools__button"
              title={message('search.map.draw.clear')}
              onClick={() => onArea(null)}
            >
              <Icon name="trash-2" />
              <span className="area-tools__clear">{message('search.map.draw.clear')}</span>
            </button>
            {saveUrl && (
              <SaveSearch url={saveUrl} name={saveName} className="area-tools__button area-tools__save" />
            )}
          </>
        )}
      </div>
    );

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset.
    <div
      ref={group}
      className="area-tools is-drawing"
      role="group"
      tabIndex={-1}
      aria-label={message('search.map.draw.label')}
      aria-describedby={hint}
      aria-busy={!isReady}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      {mode !== 'edit' && (
        <div className="area-tools__ways">
          <ModeButton
            mode="freehand"
            shown={mode}
            begin={begin}
            label={message('search.map.draw.freehand')}
          />
          <ModeButton mode="polygon" shown={mode} begin={begin} label={message('search.map.draw.corners')} />
          <button
            type="button"
            className="area-tools__way"
            onClick={() => {
              cancel();
              if (view) onArea(boxArea(view.bounds()));
            }}
          >
            {message('search.map.draw.view')}
          </button>
        </div>
      )}
      <p id={hint} className="area-tools__hint" role="status">
        {message(HINTS[mode])}
      </p>
      <div className="area-tools__ends">
        {mode === 'edit' && (
          <button type="button" className="button" onClick={finish}>
            {message('search.map.draw.done')}
          </button>
        )}
        <button type="button" className="area-tools__cancel" onClick={cancel}>
          {message('search.map.draw.cancel')}
        </button>
      </div>
    </div>
  );
}

type ModeButtonProps = {
  mode: DrawingMode;
  shown: DrawingMode;
  begin: (mode: DrawingMode) => void;
  label: string;
};

function ModeButton({ mode, shown, begin, label }: ModeButtonProps) {
  return (
    <button
      type="button"
      className="area-tools__way"
      aria-pressed={mode === shown}
      onClick={() => begin(mode)}
    >
      {label}
    </button>
  );
}
