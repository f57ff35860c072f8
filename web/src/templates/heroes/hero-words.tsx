import type { HeroState } from '#domain/page/hero-state.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { Drawn } from '#web/strap-plugins/kit/drawn.ts';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import './hero-words.css';

type HeroWordsProps = {
  state: Pick<Drawn<HeroState>, 'title' | 'text' | 'buttonList' | 'searchBar' | 'buttonText'>;
  /** The template has a search of its own. */
  isWithoutSearch?: boolean;
  /** Something stands beside the words, which begin at the start then, however the strap is aligned. */
  isAtStart?: boolean;
};

/** What most heroes say: title, text, a search bar, buttons. */
export function HeroWords({ state, isWithoutSearch = false, isAtStart = false }: HeroWordsProps) {
  return (
    <div className={isAtStart ? 'hero-words is-at-start' : 'hero-words'}>
      <Heading part={state.title} />
      <RichText className="hero-words__text" part={state.text} />
      {state.searchBar && !isWithoutSearch && (
        <div className="hero-words__search">
          <SearchBar buttonText={state.buttonText} />
        </div>
      )}
      <ButtonList links={state.buttonList} />
    </div>
  );
}
