import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { message } from '../../messages.ts';
import { Link } from '../../ui/routing.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import {
  correctedOf,
  isAddressOn,
  leftOutWords,
  literalPath,
  otherPlacePath,
  soldsPath,
} from '../bar/left-out.ts';
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
          {unlisted(state, text, placeName) ?? (
            <>
              {message('search.corrected', { place: placeName })}{' '}
              <Link to={literalPath(state, text)}>{message('search.corrected.literal', { text })}</Link>
            </>
          )}
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

/** An address or a postal code without homes, whose street or district is searched; null for a name that was corrected. */
function unlisted({ geo }: SearchState, text: string, placeName: string): string | null {
  if (geo?.kind !== 'shape') return null;
  if (geo.index === POSTAL_INDEX) return message('search.corrected.postal', { text, place: placeName });

  const isAddress = geo.index === STREET_INDEX && isAddressOn(placeName, text);
  return isAddress ? message('search.corrected.address', { text, street: placeName }) : null;
}
