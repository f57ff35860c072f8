import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Html } from '#web/strap-plugins/kit/html.tsx';
import { Slider } from '#web/strap-plugins/kit/slider.tsx';
import type { HeroHtmlSliderState } from './parts.ts';
import './view.css';

export function HeroHtmlSliderView({ id, state, isEditing }: StrapViewProps<HeroHtmlSliderState>) {
  if (state.items.length === 0) return null;

  return (
    <Slider
      id={id}
      label={message('hero.slides.label')}
      style={state.style}
      interval={state.interval}
      isEditing={isEditing}
      slides={state.items.map(({ html }) => (
        // biome-ignore lint/correctness/useJsxKeyInIterable: the slider keys its slides
        <div className="hero-html-slider__slide">
          <div className="hero-html-slider__words on-scrim">
            <Html part={html} isEditing={isEditing} />
          </div>
        </div>
      ))}
    />
  );
}
