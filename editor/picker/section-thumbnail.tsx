import { useRef } from 'react';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { isShownByPicture, StrapImage, StrapPicture } from './strap-picture.tsx';
import { useMiniature } from './use-miniature.ts';
import './section-thumbnail.css';

/** A strap as it is inserted, in the colours, fonts and shapes of the site; its picture where visitors would see nothing of it yet. */
export function SectionThumbnail({ strap }: { strap: AnyStrap }) {
  const place = useRef<HTMLSpanElement>(null);
  const state = useMiniature(strap.name, place);
  if (state === 'none' || isShownByPicture(strap)) return <StrapPicture strap={strap} />;

  return (
    <span className="editor-picker__picture section-thumbnail theme theme-default" aria-hidden="true" inert>
      {/* Any site's, in its place until its own is loaded. */}
      {state === 'waiting' && <StrapImage strap={strap} />}
      <span ref={place} className="section-thumbnail__page strap-preview" />
    </span>
  );
}
