import { message } from '#web/src/messages.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import { errorHeading } from '#web/src/site/error-heading.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';

const PAGES_MAX = 6;

/** What a missing page offers instead: the search and the first pages of the site. */
export function MissingPage({ text }: { text: string }) {
  return (
    <>
      <MissingHeading />
      <p className="strap-error__message">{text}</p>
      <div className="strap-error__search">
        <SearchBar />
      </div>
      <p className="strap-error__ways">
        <SiteLink className="button" href="/">
          {message('page.error.home')}
        </SiteLink>
        <SiteLink className="button is-secondary" href="/search">
          {message('page.error.search')}
        </SiteLink>
      </p>
      <NearbyPages />
    </>
  );
}

/** The sentence below says the words: they are shown once. */
function MissingHeading() {
  const [code, ...words] = errorHeading(404).split(' ');

  return (
    <h1 className="strap-error__code">
      {`${code} `}
      <span className="visually-hidden">{words.join(' ')}</span>
    </h1>
  );
}

/** The first pages of the site's navigation. */
function NearbyPages() {
  const { nav } = useSite().header;
  const pages = nav.filter(({ href }) => href.startsWith('/') && href !== '/').slice(0, PAGES_MAX);
  if (pages.length === 0) return null;

  return (
    <nav className="strap-error__pages" aria-label={message('page.error.pages')}>
      <p aria-hidden="true">{message('page.error.pages')}</p>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
