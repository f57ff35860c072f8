import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Link } from '../../ui/routing.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { correctedOf, leftOutWords, literalPath, otherPlacePath, soldsPath } from '../bar/left-out.ts';
import './active-filters.css';

type LeftOutWordsProps = { state: SearchState; url: string; placeName: string };

/** Shows which words of a typed sentence do not narrow the results, and that a name was corrected. */
export function LeftOutWords({ state, url, placeName }: LeftOutWordsProps) {
  const { words, isSold, places } = leftOutWords(url);
  const soldPlace = state.geo?.kind === 'place' ? placeName : '';
  const text = correctedOf(url);

  return (
    <>
      {text && (
        <p className="active-filters__left-out">
          {message('search.corrected', { place: placeName })}{' '}
          <Link to={literalPath(state, text)}>{message('search.corrected.literal', { text })}</Link>
        </p>
      )}
      {places.map((place) => (
        <p key={place} className="active-filters__left-out">
          {message('search.corrected', { place: placeName })}{' '}
          <Link to={otherPlacePath(state, place)}>
            {message('search.corrected.literal', { text: place })}
          </Link>
        </p>
      ))}
      {isSold && (
        <p className="active-filters__left-out">
          {message('search.sold')}{' '}
          <SiteLink href={soldsPath(soldPlace)}>
            {soldPlace ? message('search.sold.place', { place: soldPlace }) : message('solds.title')}
          </SiteLink>
        </p>
      )}
      {words && <p className="active-filters__left-out">{message('search.leftOut', { words })}</p>}
    </>
  );
}
