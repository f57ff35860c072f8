import type { StrapViewProps } from '../kit/define-strap.ts';
import { PictureAndText } from '../kit/picture-and-text.tsx';
import type { AboutState } from './parts.ts';
import './view.css';

const PICTURES = {
  beside: { sizes: '(min-width: 72rem) 30rem, (width > 48rem) 42vw, 92vw', width: 960, height: 1120 },
  across: { sizes: '(min-width: 80rem) 76rem, 92vw', width: 1600, height: 640 },
};

export function AboutView({ state, isEditing }: StrapViewProps<AboutState>) {
  return (
    <PictureAndText
      block="strap-about"
      className={`is-${state.layout}`}
      state={state}
      picture={PICTURES[state.layout]}
      isEditing={isEditing}
    />
  );
}
