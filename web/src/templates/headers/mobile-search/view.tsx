import { message } from '#web/src/messages.ts';
import { PlaceBar } from '#web/src/search/bar/place-bar.tsx';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { PhoneSearchHeader } from '#web/src/search/phone-search.ts';
import { BackControl } from '#web/src/ui/back-control.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SheetButton } from '#web/src/ui/sheet.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { MobileDrawer } from '../mobile-drawer.tsx';
import type { HeaderMobileSearchState } from './parts.ts';
import '../phone-bar.css';
import './view.css';

/** The search on phones: back, place, menu; below them filters, and the switch between list and map. */
export function HeaderMobileSearchView({
  id,
  data,
}: StrapViewProps<HeaderMobileSearchState, PhoneSearchHeader>) {
  const placeholder = message('search.bar.placeholder.short');

  return (
    <div className="phone-bar">
      <div className="header-mobile-search__bar">
        <BackControl href="/" />
        {data ? (
          <PlaceBar {...data} placeholder={placeholder} />
        ) : (
          <SearchBar isCompact placeholder={placeholder} />
        )}
        <MobileDrawer id={id} />
      </div>
      {data && (
        <div className="header-mobile-search__tools">
          {data.sheet && (
            <SheetButton sheet={data.sheet} className="header-mobile-search__tool">
              <Icon name="sliders-horizontal" />
              {message('mobile.filter')}
              {data.filterCount > 0 && <span className="filter-sheet__count">{data.filterCount}</span>}
            </SheetButton>
          )}
          {data.onToggleMap && (
            <button
              type="button"
              className="header-mobile-search__tool is-view"
              data-over-map
              onClick={data.onToggleMap}
            >
              <Icon name={data.showsMap ? 'list' : 'map'} />
              {message(data.showsMap ? 'search.view.list' : 'search.view.map')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
