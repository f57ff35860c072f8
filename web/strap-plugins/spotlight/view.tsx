import type { StrapViewProps } from '../kit/define-strap.ts';
import { PictureAndText } from '../kit/picture-and-text.tsx';
import type { SpotlightState } from './parts.ts';
import './view.css';

const PICTURE = { sizes: '(min-width: 72rem) 54rem, 92vw', width: 1280, height: 860 };

export function SpotlightView({ state, isEditing }: StrapViewProps<SpotlightState>) {
  return <PictureAndText block="strap-spotlight" state={state} picture={PICTURE} isEditing={isEditing} />;
}
