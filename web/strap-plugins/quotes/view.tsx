import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { Slider } from '../kit/slider.tsx';
import type { QuotesState } from './parts.ts';
import './view.css';

export function QuotesView({ id, state, isEditing }: StrapViewProps<QuotesState>) {
  if (state.items.length === 0) return null;

  return (
    <Slider
      id={id}
      label={message('quotes.label')}
      style={state.style}
      interval={state.interval}
      isEditing={isEditing}
      slides={state.items.map(({ text, author }) => (
        // biome-ignore lint/correctness/useJsxKeyInIterable: the slider keys its slides
        <figure className="strap-quotes__quote">
          <blockquote>
            <RichText part={text} />
          </blockquote>
          <figcaption>
            <Heading className="strap-quotes__author" part={author} />
          </figcaption>
        </figure>
      ))}
    />
  );
}
