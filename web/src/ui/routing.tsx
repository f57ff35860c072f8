import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
} from 'react';

/** A location in terms of the History API. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

export type NavigateOptions = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State stored with the history entry. */
  state?: unknown;
  /** Does not scroll. */
  preventScrollReset?: boolean;
};

/** Navigates; `to` is a path of the site with search and hash. */
export type Navigator = {
  go(delta: number): void;
  navigate(to: string, options?: NavigateOptions): void;
  /** The address of a path for a new tab, where it differs. */
  hrefOf?(to: string): string;
};

const LocationContext = createContext<Location | null>(null);
const NavigatorContext = createContext<Navigator | null>(null);

type RoutingProps = { location: Location; navigator: Navigator; children: ReactNode };

/** Provides location and navigator to links and hooks. */
export function Routing({ location, navigator, children }: RoutingProps) {
  return (
    <NavigatorContext.Provider value={navigator}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </NavigatorContext.Provider>
  );
}

/** Location of the current page. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('This needs Routing above it');

  return location;
}

/** Whether links navigate on the client: elsewhere, as in the picture of a strap, they are plain. */
export function useHasRouting(): boolean {
  return useContext(NavigatorContext) !== null;
}

/** Navigates to a path, or by a number of history entries. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const navigator = useContext(NavigatorContext);

  return useCallback(
    (to, options) => {
      if (!navigator) throw new Error('This needs Routing above it');
      if (typeof to === 'number') navigator.go(to);
      else navigator.navigate(to, options);
    },
    [navigator],
  );
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & NavigateOptions & { to: string };

/** A link with client-side navigation; new tabs and downloads are left to the browser. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = useContext(NavigatorContext)?.hrefOf?.(to) ?? to;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || isElsewhere(rest)) return;

    event.preventDefault();
    navigate(to, { replace, state, preventScrollReset });
  };

  return <a {...rest} href={href} onClick={follow} />;
}

/** The main button without a modifier key for a new tab, window or download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function isElsewhere({ target, download }: Pick<LinkProps, 'target' | 'download'>): boolean {
  return (target !== undefined && target !== '_self') || download !== undefined;
}
