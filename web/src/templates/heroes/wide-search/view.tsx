import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import { HeroSearch } from '../hero-search.tsx';
import type { HeroWideSearchState } from './parts.ts';
import '../hero-words.css';
import '../hero-layouts.css';
import './view.css';

export function HeroWideSearchView({ state }: StrapViewProps<HeroWideSearchState>) {
  return (
    <div className="hero-wide-search__body">
      <div className="hero-wide-search__words hero-words on-scrim">
        <Heading part={state.title} />
        <RichText className="hero-words__text" part={state.text} />
        <ButtonList links={state.buttonList} />
      </div>
      {state.searchBar && (
        <div className="hero-wide-search__search">
          <HeroSearch state={state} placeholder={state.placeholder} buttonText={state.buttonText} />
        </div>
      )}
    </div>
  );
}
