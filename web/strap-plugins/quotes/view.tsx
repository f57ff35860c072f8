import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { Slider } from '../kit/slider.tsx';
import type { QuotesState } from './parts.ts';
import './view.css';

export function QuotesView({ id, state, isEditing }: StrapViewProps<QuotesState>) {
  if (state.items.length === 0) return null;
  const quotes = state.items.map(({ text, author, image }) => (
    // biome-ignore lint/correctness/useJsxKeyInIterable: list and slider key their items
    <figure className={`strap-quotes__quote is-${state.layout}`}>
      {state.layout === 'portrait' && (
        <ImagePartView part={image} sizes="24rem" width={720} height={900} isEditing={isEditing} />
      )}
      <blockquote>
        <RichText part={text} />
      </blockquote>
      <figcaption>
        <Heading className="strap-quotes__author" part={author} />
      </figcaption>
    </figure>
  ));
  if (state.layout === 'wall' || state.layout === 'stagger') {
    return (
      <ul className={`strap-quotes__${state.layout} in-columns__list`}>
        {quotes.map((quote, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quotes have no id, and two may be alike.
          <li key={index} className="strap-quotes__voice">
            {quote}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <Slider
      id={id}
      label={message('quotes.label')}
      style={state.style}
      interval={state.interval}
      isEditing={isEditing}
      slides={quotes}
    />
  );
}
