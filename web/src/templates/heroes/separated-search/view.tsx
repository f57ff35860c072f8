import { message } from '#web/src/messages.ts';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import type { EmptySearchesQuery } from '#web/strap-plugins/kit/empty-searches.generated.ts';
import { withHomes } from '#web/strap-plugins/kit/empty-searches.ts';
import { HeroSearch } from '../hero-search.tsx';
import { HeroText } from '../hero-text.tsx';
import type { HeroSeparatedSearchState } from './parts.ts';
import { STARTS, STARTS_MAX } from './starts.ts';
import '../hero-layouts.css';
import './view.css';

export function HeroSeparatedSearchView({
  state,
  data,
}: StrapViewProps<HeroSeparatedSearchState, EmptySearchesQuery>) {
  const starts = withHomes(STARTS, data, false).slice(0, STARTS_MAX);

  return (
    <>
      <HeroText state={state} isWithoutSearch />
      {state.searchBar && (
        <div className="hero-separated-search__card theme theme-default">
          <HeroSearch state={state} placeholder={state.placeholder} buttonText={state.buttonText} />
          {starts.length > 0 && (
            <p className="hero-separated-search__starts">
              <span>{message('hero.search.types')}</span>
              {starts.map(({ type, href }) => (
                <SiteLink key={type.value} href={href}>
                  {type.label}
                </SiteLink>
              ))}
            </p>
          )}
        </div>
      )}
    </>
  );
}
