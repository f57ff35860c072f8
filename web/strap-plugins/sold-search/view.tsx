import { message } from '#web/src/messages.ts';
import { SoldCard } from '#web/src/solds/sold-card.tsx';
import { SoldGate } from '#web/src/solds/sold-gate.tsx';
import { requestedSoldPage, soldSearchText } from '#web/src/solds/sold-query.ts';
import { FindForm } from '#web/src/ui/find-form.tsx';
import { Pagination } from '#web/src/ui/pagination.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { Drawn } from '../kit/drawn.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { SoldSearchStrapQuery } from './data.generated.ts';
import { soldPageCount, soldPagePath } from './data.ts';
import type { SoldSearchState } from './parts.ts';
import '#web/src/listing/feed-head.css';
import './view.css';

export function SoldSearchView({ state, data }: StrapViewProps<SoldSearchState, SoldSearchStrapQuery>) {
  const solds = data?.solds;

  return (
    <div className="strap-sold-search__body">
      <Heading part={state.title} />
      {solds?.gated && <SoldGate />}
      {solds && !solds.gated && <Results solds={solds} state={state} />}
    </div>
  );
}

function Results({
  solds: { items, total },
  state,
}: {
  solds: SoldSearchStrapQuery['solds'];
  state: Drawn<SoldSearchState>;
}) {
  const { pathname, search } = useLocation();
  const text = soldSearchText(search);
  const count = total ?? items.length;

  return (
    <>
      <FindForm
        action={pathname}
        text={text}
        label={message('solds.search.label')}
        placeholder={message('solds.search.placeholder')}
        submit={message('solds.search.submit')}
      />
      <p className="strap-sold-search__count" role="status">
        {items.length > 0 && message(count === 1 ? 'solds.count.one' : 'solds.count.many', { count })}
        {items.length === 0 && (text ? message('solds.none', { text }) : message('solds.empty'))}{' '}
        {items.length === 0 && text && <SiteLink href={pathname}>{message('solds.all')}</SiteLink>}
      </p>
      <ul className="feed-list">
        {items.map((sold) => (
          <li key={sold.id}>
            <SoldCard sold={sold} showSoldPrice headingLevel={levelBelow(state.title)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={requestedSoldPage(search)}
        pageCount={soldPageCount(state, count)}
        hrefOf={(page) => soldPagePath(pathname, text, page)}
      />
    </>
  );
}
