import { type ReactNode, useEffect, useState } from 'react';
import { lastSearch } from '../search/last-search.ts';
import { Link, useLocation, useNavigate } from '../ui/routing.tsx';

type ReturnLinkProps = {
  /** Where it leads without an earlier search. */
  fallback: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** Leads back to the visitor's search, by the history if the visitor comes from there. */
export function ReturnLink({ fallback, ...rest }: ReturnLinkProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [before, setBefore] = useState<string | null>(null);

  useEffect(() => setBefore(lastSearch()), []);

  return (
    <Link
      {...rest}
      to={before ?? fallback}
      onClick={(event) => {
        // Going back in the history restores the scroll position.
        if (!cameFrom(state, before)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

function cameFrom(state: unknown, search: string | null): boolean {
  return (
    search !== null && typeof state === 'object' && state !== null && 'from' in state && state.from === search
  );
}
