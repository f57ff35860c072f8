import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Html } from '#web/strap-plugins/kit/html.tsx';
import type { HeroHtmlState } from './parts.ts';
import './view.css';

export function HeroHtmlView({ state, isEditing }: StrapViewProps<HeroHtmlState>) {
  return (
    <div className="hero-html__body on-scrim">
      <Html part={state.html} isEditing={isEditing} opens="html" />
    </div>
  );
}
