import { HeaderDrawer } from '#web/src/templates/headers/header-narrow.tsx';
import { useSite } from '../../site/site-context.tsx';

/** The drawer of the site's header, in a bar that stands in its place. */
export function MobileDrawer() {
  const { nav, state } = useSite().header;
  const { linkList1 = [], linkList2 = [] } = state;

  return <HeaderDrawer id="mobile" state={{ nav, linkList1, linkList2 }} />;
}
