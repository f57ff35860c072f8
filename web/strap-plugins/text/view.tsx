import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { TextState } from './parts.ts';
import './view.css';

/** The view for visitors. Renders on the server, fetches nothing, and leaves the frame to StrapFrame. */
export function TextView({ state }: StrapViewProps<TextState>) {
  return (
    <div className={`strap-text__body on-scrim is-${state.layout}`}>
      <Heading part={state.title} />
      <div className="strap-text__words">
        <RichText part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
    </div>
  );
}
