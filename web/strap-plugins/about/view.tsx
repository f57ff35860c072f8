import type { StrapViewProps } from '../kit/define-strap.ts';
import { PictureAndText } from '../kit/picture-and-text.tsx';
import type { AboutState } from './parts.ts';
import './view.css';

const PICTURE = { sizes: '(min-width: 72rem) 30rem, (width > 48rem) 42vw, 92vw', width: 960, height: 1120 };

export function AboutView({ state, isEditing }: StrapViewProps<AboutState>) {
  return <PictureAndText block="strap-about" state={state} picture={PICTURE} isEditing={isEditing} />;
}
