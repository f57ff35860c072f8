import type { StrapViewProps } from '../kit/define-strap.ts';
import { PictureAndText } from '../kit/picture-and-text.tsx';
import type { TextImageAsideState } from './parts.ts';
import './view.css';

/** Beside a long text the picture is higher than wide. */
const PICTURE = { sizes: '(min-width: 72rem) 50rem, (width > 48rem) 66vw, 92vw', width: 960, height: 720 };

export function TextImageAsideView({ state, isEditing }: StrapViewProps<TextImageAsideState>) {
  return (
    <PictureAndText
      block="strap-text-image-aside"
      className={`is-image-${state.side} is-${state.layout}`}
      state={state}
      picture={PICTURE}
      isEditing={isEditing}
    />
  );
}
