import type { LinkPart } from '#domain/page/parts.ts';
import { useRouteData } from '#web/src/site/navigation-context.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { HeaderDrawer } from './header-drawer.tsx';
import { HeaderLogo } from './header-logo.tsx';
import type { HeaderState } from './header-parts.ts';
import { navLengthClass } from './nav-length.ts';
import { phoneHeader } from './phone-header.ts';
import './header-narrow.css';
import './header-drawers.css';
import './header-phones.css';

type HeaderNarrowProps = {
  id: string;
  state: HeaderState;
  /** Buttons in the drawer only. */
  more?: readonly LinkPart[];
};

/** The narrow form of any header: the page's phone header, or logo and drawer while its code is missing. */
export function HeaderNarrow({ id, state, more }: HeaderNarrowProps) {
  const inDrawer = state.cta?.text ? [...(more ?? []), state.cta] : more;
  const template = loadedStrap(phoneHeader(useRouteData().model.page));

  return (
    <div className={`header-narrow ${navLengthClass(state.nav)}`}>
      {template ? (
        <template.View
          id={id}
          state={template.defaultState}
          data={{ state, more: inDrawer }}
          isEditing={false}
        />
      ) : (
        <div className="header-narrow__bar">
          <HeaderLogo />
          <HeaderDrawer id={id} state={state} more={inDrawer} />
        </div>
      )}
    </div>
  );
}
