import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TextThreeColumnsState } from './parts.ts';
import './view.css';

export function TextThreeColumnsView({ state }: StrapViewProps<TextThreeColumnsState>) {
  return (
    <div className="strap-text-three-columns__body">
      <Heading part={state.title} />
      <div className="strap-text-three-columns__columns">
        <RichText part={state.left} />
        <RichText part={state.middle} />
        <RichText part={state.right} />
      </div>
    </div>
  );
}
