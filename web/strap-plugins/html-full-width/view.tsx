import type { StrapViewProps } from '../kit/define-strap.ts';
import { Html } from '../kit/html.tsx';
import type { HtmlFullWidthState } from './parts.ts';
import './view.css';

export function HtmlFullWidthView({ state, isEditing }: StrapViewProps<HtmlFullWidthState>) {
  return <Html part={state.html} isEditing={isEditing} opens="html" />;
}
