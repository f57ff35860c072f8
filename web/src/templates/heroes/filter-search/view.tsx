import { type FormEvent, useState } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import { anyAmount, roomsLabel, sizeLabel } from '#domain/search/text/filter-labels.ts';
import { SEARCH_ROOT, searchPath } from '#domain/search/search-path.ts';
import { message } from '#web/src/messages.ts';
import type { SearchCountQuery } from '#web/src/search/filters/search-count.generated.ts';
import { homes } from '#web/src/search/homes-count.ts';
import { useLiveCount } from '#web/src/search/filters/use-live-count.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { RangeSlider } from '#web/src/ui/range-slider.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { useNavigate } from '../../../ui/routing.tsx';
import { HeroText } from '../hero-text.tsx';
import { FilterSlider } from './filter-slider.tsx';
import { type FilterValues, filterSearch, searchInput, startValues } from './filter-values.ts';
import type { HeroFilterSearchState } from './parts.ts';
import './view.css';

const AREA_STEP = 100;

/** Dragging sets the filters, releasing requests the count. Without JavaScript it is a form of the search page. */
export function HeroFilterSearchView({
  state,
  data,
}: StrapViewProps<HeroFilterSearchState, SearchCountQuery>) {
  const { space } = useSite();
  const navigate = useNavigate();
  const [values, setValues] = useState<FilterValues>(() => startValues(state));
  const [released, setReleased] = useState<FilterValues | null>(null);
  const live = useLiveCount(released && searchInput(filterSearch(state, released), space));
  // A new site finds nothing yet, and nobody has asked for anything.
  const count = released ? live : data?.search.total || null;
  const { priceRange } = state;

  const set = (change: Partial<FilterValues>) => setValues({ ...values, ...change });
  const release = (change: Partial<FilterValues>) => setReleased({ ...values, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(searchPath(filterSearch(state, values)));
  };
  const price = (amount: number) =>
    amount <= priceRange.min || amount >= priceRange.max ? anyAmount() : formatDollars(amount);

  return (
    <div className="hero-filter-search__body">
      <HeroText state={{ ...state, buttonList: [] }} isWithoutSearch isAtStart />
      <form
        className="hero-filter-search__panel theme theme-default"
        action={SEARCH_ROOT}
        method="get"
        onSubmit={submit}
      >
        <input type="hidden" name="at" value={SEARCH_ROOT} />
        {state.propertyTypes.map((type) => (
          <input key={type} type="hidden" name="type" value={type} />
        ))}
        <FilterSlider
          label={message('hero.filter.area')}
          name="size"
          range={state.area}
          step={state.area.interval ?? AREA_STEP}
          value={values.area}
          format={sizeLabel}
          onChange={(area) => set({ area })}
          onCommit={(area) => release({ area })}
        />
        <FilterSlider
          label={message('hero.filter.beds')}
          name="bedrooms"
          range={state.beds}
          value={values.beds}
          format={roomsLabel}
          onChange={(beds) => set({ beds })}
          onCommit={(beds) => release({ beds })}
        />
        <FilterSlider
          label={message('hero.filter.baths')}
          name="bathrooms"
          range={state.baths}
          value={values.baths}
          format={roomsLabel}
          onChange={(baths) => set({ baths })}
          onCommit={(baths) => release({ baths })}
        />
        <div className="hero-filter-search__filter">
          <p className="hero-filter-search__label" aria-hidden="true">
            <span>{message('hero.filter.price')}</span>
            <span>
              {message('hero.filter.price.range', {
                low: price(values.price[0]),
                high: price(values.price[1]),
              })}
            </span>
          </p>
          <RangeSlider
            label={message('hero.filter.price')}
            lowLabel={message('search.filter.budget.low')}
            highLabel={message('search.filter.budget.high')}
            min={priceRange.min}
            max={priceRange.max}
            step={priceRange.interval ?? 1}
            value={values.price}
            names={['low', 'high']}
            format={price}
            onChange={(next) => set({ price: next })}
            onCommit={(next) => release({ price: next })}
          />
        </div>
        <div className="hero-filter-search__end">
          <p role="status">{count !== null && message('hero.filter.found', { homes: homes(count) })}</p>
          <button className="button" type="submit">
            {state.buttonText || message('search.bar.submit')}
          </button>
        </div>
      </form>
    </div>
  );
}
