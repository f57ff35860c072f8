import type { HeroState } from '#domain/page/hero-state.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { Rendered } from '#web/strap-plugins/kit/rendered.ts';
import { Heading } from '#web/strap-plugins/kit/heading.tsx';
import { ButtonList } from '#web/strap-plugins/kit/link-list.tsx';
import { RichText } from '#web/strap-plugins/kit/rich-text.tsx';
import './hero-words.css';
import './hero-text.css';

type HeroTextProps = {
  state: Pick<Rendered<HeroState>, 'title' | 'text' | 'buttonList' | 'searchBar' | 'buttonText'>;
  /** The template has its own search. */
  isWithoutSearch?: boolean;
  /** There is content beside the text, so it is start-aligned whatever the strap's alignment. */
  isAtStart?: boolean;
};

/** Title, text, search bar and buttons, as in most heroes. */
export function HeroText({ state, isWithoutSearch = false, isAtStart = false }: HeroTextProps) {
  return (
    <div
      className={isAtStart ? 'hero-text hero-words on-scrim is-at-start' : 'hero-text hero-words on-scrim'}
    >
      <Heading part={state.title} />
      <RichText className="hero-words__text" part={state.text} />
      {state.searchBar && !isWithoutSearch && (
        <div className="hero-text__search">
          <SearchBar buttonText={state.buttonText} />
        </div>
      )}
      <ButtonList links={state.buttonList} />
    </div>
  );
}
