import type { StrapViewProps } from '../kit/define-strap.ts';
import { Html } from '../kit/html.tsx';
import type { HtmlState } from './parts.ts';
import './view.css';

export function HtmlView({ state, isEditing }: StrapViewProps<HtmlState>) {
  return <Html part={state.html} isEditing={isEditing} opens="html" />;
}
