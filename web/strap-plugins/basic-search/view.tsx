import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import type { BasicSearchState } from './parts.ts';
import './view.css';

export function BasicSearchView({
  state: { title, placeholder, buttonText },
}: StrapViewProps<BasicSearchState>) {
  return (
    <div className="strap-basic-search__body">
      <Heading part={title} />
      <SearchBar placeholder={placeholder} buttonText={buttonText} />
    </div>
  );
}
