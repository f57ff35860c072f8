import type { StrapViewProps } from '../kit/define-strap.ts';
import { Html } from '../kit/html.tsx';
import type { HtmlTwoColumnsState } from './parts.ts';
import './view.css';

export function HtmlTwoColumnsView({ state, isEditing }: StrapViewProps<HtmlTwoColumnsState>) {
  const sides = (['left', 'right'] as const).filter((side) => isEditing || state[side].html !== '');
  if (sides.length === 0) return null;

  return (
    <div className="strap-html-two-columns__columns">
      {sides.map((side) => (
        <div key={side}>
          <Html part={state[side]} isEditing={isEditing} opens={side} />
        </div>
      ))}
    </div>
  );
}
