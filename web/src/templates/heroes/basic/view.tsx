import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import { HeroSearch } from '../hero-search.tsx';
import type { HeroBasicState } from './parts.ts';
import '../hero-words.css';
import '../hero-layouts.css';
import './view.css';

/** Characters of a title that takes more than three lines of the poster. */
const LONG_TITLE = 44;

export function HeroBasicView({ state }: StrapViewProps<HeroBasicState>) {
  const isLong = String(state.title.html).length > LONG_TITLE;

  return (
    <div className={`hero-basic__body hero-words on-scrim${isLong ? ' is-long' : ''}`}>
      <Heading part={state.title} />
      <RichText className="hero-basic__text hero-words__text" part={state.text} />
      {state.searchBar && (
        <div className="hero-basic__search">
          <HeroSearch state={state} buttonText={state.buttonText} />
        </div>
      )}
      <ButtonList links={state.buttonList} />
    </div>
  );
}
