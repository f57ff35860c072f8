import type { LinkPart } from '#domain/page/parts.ts';
import { useRouteData } from '#web/src/site/navigation-context.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { HeaderDrawer } from './header-drawer.tsx';
import { HeaderLogo } from './header-logo.tsx';
import type { HeaderState } from './header-parts.ts';
import { navLengthClass } from './nav-length.ts';
import { phoneHeader } from './phone-header.ts';
import './header-narrow.css';

type HeaderNarrowProps = {
  id: string;
  state: HeaderState;
  /** Links that only the drawer has. */
  more?: readonly LinkPart[];
};

/** Any header where its row has no room: the one that the page has on phones; without its code the logo and the drawer. */
export function HeaderNarrow({ id, state, more }: HeaderNarrowProps) {
  const template = loadedStrap(phoneHeader(useRouteData().model.page));

  return (
    <div className={`header-narrow ${navLengthClass(state.nav)}`}>
      {template ? (
        <template.View id={id} state={template.defaultState} data={{ state, more }} isEditing={false} />
      ) : (
        <div className="header-narrow__bar">
          <HeaderLogo />
          <HeaderDrawer id={id} state={state} more={more} />
        </div>
      )}
    </div>
  );
}
