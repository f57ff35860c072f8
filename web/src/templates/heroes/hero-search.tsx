import { useId, useState } from 'react';
import type { HeroTabsState } from '#domain/page/hero-state.ts';
import { message } from '#web/src/messages.ts';
import { placeSearchPath } from '#web/src/search/bar/place-search-path.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { Rendered } from '#web/strap-plugins/kit/rendered.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import './hero-search.css';

const SALE = '/search';
const LEASE = '/search/for-lease';

type HeroSearchProps = {
  state: Rendered<HeroTabsState>;
  placeholder?: string;
  buttonText?: string;
};

/** The search bar of a hero, with its tabs. They are fields of its form, so that they work without JavaScript. */
export function HeroSearch({ state, placeholder, buttonText }: HeroSearchProps) {
  const id = useId();
  const [at, setAt] = useState(SALE);
  if (!state.tabs) return <SearchBar placeholder={placeholder} buttonText={buttonText} />;

  const kind = (value: string, label: string) => (
    <label className="hero-search__tab">
      <input
        type="radio"
        name="at"
        form={id}
        value={value}
        checked={at === value}
        onChange={() => setAt(value)}
      />
      <span>{label}</span>
    </label>
  );

  return (
    <div className="hero-search">
      <div className="hero-search__tabs">
        <fieldset>
          <legend className="visually-hidden">{message('hero.search.kind')}</legend>
          {kind(SALE, message('hero.search.buy'))}
          {kind(LEASE, message('hero.search.lease'))}
        </fieldset>
        <LinkList links={state.tabLinks} />
      </div>
      <SearchBar
        ownForm={id}
        placeholder={placeholder}
        buttonText={buttonText}
        placePath={(place) => placeSearchPath(place) + at.slice(SALE.length)}
      />
    </div>
  );
}
