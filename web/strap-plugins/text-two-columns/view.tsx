import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TextTwoColumnsState } from './parts.ts';
import './view.css';

export function TextTwoColumnsView({ state }: StrapViewProps<TextTwoColumnsState>) {
  return (
    <div className="strap-text-two-columns__body">
      <Heading part={state.title} />
      <div className="strap-text-two-columns__columns">
        <RichText part={state.left} />
        <RichText part={state.right} />
      </div>
    </div>
  );
}
