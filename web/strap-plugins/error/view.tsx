import { message } from '#web/src/messages.ts';
import { SearchBar } from '#web/src/search/bar/search-bar.tsx';
import { errorHeading } from '#web/src/site/error-heading.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { TryAgain } from '#web/src/site/try-again.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { ErrorState } from './parts.ts';
import './view.css';

const PAGES_MAX = 6;

export function ErrorView({ state }: StrapViewProps<ErrorState>) {
  return (
    <div className="strap-error__body">
      {state.code === 404 ? (
        <MissingHeading />
      ) : (
        <>
          <span className="strap-error__icon">
            <Icon name="triangle-alert" size="3.5rem" />
          </span>
          <h1>{errorHeading(state.code)}</h1>
        </>
      )}
      <p className="strap-error__message">{state.message}</p>
      {state.code === 404 && (
        <div className="strap-error__search">
          <SearchBar />
        </div>
      )}
      <p className="strap-error__ways">
        {state.code !== 404 && <TryAgain />}
        <SiteLink className={state.code === 404 ? 'button' : 'button is-secondary'} href="/">
          {message('page.error.home')}
        </SiteLink>
        <SiteLink className="button is-secondary" href="/search">
          {message('page.error.search')}
        </SiteLink>
      </p>
      {state.code === 404 && <NearbyPages />}
    </div>
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
