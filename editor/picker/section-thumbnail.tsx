import { useRef } from 'react';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { isShownByPicture, StrapPicture } from './strap-picture.tsx';
import { useMiniature } from './use-miniature.ts';
import './section-thumbnail.css';

/** A strap as it is inserted, in the colours, fonts and shapes of the site; its picture where visitors would see nothing of it yet. */
export function SectionThumbnail({ strap }: { strap: AnyStrap }) {
  const place = useRef<HTMLSpanElement>(null);
  const state = useMiniature(strap.name, place);
  if (state === 'none' || isShownByPicture(strap)) return <StrapPicture strap={strap} />;

  return (
    <span className="editor-picker__picture section-thumbnail theme theme-default" aria-hidden="true" inert>
      {state === 'waiting' && <Outline />}
      <span ref={place} className="section-thumbnail__page strap-preview" />
    </span>
  );
}

/** In its place until it is loaded. */
function Outline() {
  return (
    <svg viewBox="0 0 80 50" aria-hidden="true">
      <rect x="20" y="16" width="40" height="5" rx="1.5" />
      <rect x="12" y="27" width="56" height="3" rx="1" />
      <rect x="22" y="33" width="36" height="3" rx="1" />
    </svg>
  );
}
