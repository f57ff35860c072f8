import { useSite } from '#web/src/site/site-context.tsx';
import type { LinkPart } from '#domain/page/parts.ts';
import { HeaderDrawer } from './header-drawer.tsx';
import type { PhoneHeaderData } from './phone-header.ts';

/** The drawer of the site's header, inside a page's phone header. */
export function MobileDrawer({ id, header = null }: { id: string; header?: PhoneHeaderData | null }) {
  const { nav, state } = useSite().header;
  const { linkList1 = [], linkList2 = [] } = state;
  const cta = state.cta as LinkPart | undefined;

  return (
    <HeaderDrawer
      id={id}
      state={header?.state ?? { nav, linkList1, linkList2 }}
      more={header ? header.more : cta?.text ? [cta] : []}
    />
  );
}
