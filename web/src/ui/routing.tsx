import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
} from 'react';

/** Where a page is, in the words of the History API. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

export type NavigateOptions = {
  /** Takes the place of the history's present entry. */
  replace?: boolean;
  /** Kept with the history's entry. */
  state?: unknown;
  /** The page keeps its place on the screen. */
  preventScrollReset?: boolean;
};

/** What moves between pages; `to` is a path of the site with its search and hash. */
export type Navigator = {
  go(delta: number): void;
  navigate(to: string, options?: NavigateOptions): void;
};

const LocationContext = createContext<Location | null>(null);
const NavigatorContext = createContext<Navigator | null>(null);

type RoutingProps = { location: Location; navigator: Navigator; children: ReactNode };

/** Gives links and whoever asks where the page is what they need. */
export function Routing({ location, navigator, children }: RoutingProps) {
  return (
    <NavigatorContext.Provider value={navigator}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </NavigatorContext.Provider>
  );
}

/** Where the page that is shown is. */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('This needs Routing above it');

  return location;
}

/** Whether links here move within the site: outside of it, as in a picture of a strap, they are plain. */
export function useHasRouting(): boolean {
  return useContext(NavigatorContext) !== null;
}

/** Goes to a path, or back and forth by so many entries. */
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

/** A link to a page of the site, which changes without a reload; another tab or a download stay the browser's. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || isElsewhere(rest)) return;

    event.preventDefault();
    navigate(to, { replace, state, preventScrollReset });
  };

  return <a {...rest} href={to} onClick={follow} />;
}

/** The main button and no key that asks the browser for another tab, window or a download. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function isElsewhere({ target, download }: Pick<LinkProps, 'target' | 'download'>): boolean {
  return (target !== undefined && target !== '_self') || download !== undefined;
}
