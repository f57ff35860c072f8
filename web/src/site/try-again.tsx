import { message } from '../messages.ts';
import { useLocation } from '../ui/routing.tsx';

/** Reloads a page that failed, or a part of it: a search is in its URL. */
export function TryAgain() {
  const { pathname, search } = useLocation();

  return (
    <a className="button" href={pathname + search}>
      {message('page.error.again')}
    </a>
  );
}
