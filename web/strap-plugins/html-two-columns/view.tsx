import type { StrapViewProps } from '../kit/define-strap.ts';
import { Html } from '../kit/html.tsx';
import type { HtmlTwoColumnsState } from './parts.ts';
import './view.css';

export function HtmlTwoColumnsView({ state, isEditing }: StrapViewProps<HtmlTwoColumnsState>) {
  const parts = [state.left, state.right].filter((part) => isEditing || part.html !== '');
  if (parts.length === 0) return null;

  return (
    <div className="strap-html-two-columns__columns">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no id but its place
        <div key={index}>
          <Html part={part} isEditing={isEditing} />
        </div>
      ))}
    </div>
  );
}
