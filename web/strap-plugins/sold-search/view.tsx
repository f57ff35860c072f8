import { message } from '#web/src/messages.ts';
import { SoldCard } from '#web/src/solds/sold-card.tsx';
import { SoldGate } from '#web/src/solds/sold-gate.tsx';
import { soldSearchText } from '#web/src/solds/sold-query.ts';
import { FindForm } from '#web/src/ui/find-form.tsx';
import { Pagination } from '#web/src/ui/pagination.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { SoldSearchStrapQuery } from './data.generated.ts';
import { soldPagePath } from './data.ts';
import type { SoldSearchState } from './parts.ts';
import '#web/src/listing/feed-head.css';
import './view.css';

export function SoldSearchView({ state, data }: StrapViewProps<SoldSearchState, SoldSearchStrapQuery>) {
  const solds = data?.solds;

  return (
    <div className="strap-sold-search__body">
      <Heading part={state.title} />
      {solds?.gated && <SoldGate />}
      {solds && !solds.gated && <Results found={solds} heading={state.title} />}
    </div>
  );
}

function Results({
  found: { solds, total, page, pageCount },
  heading,
}: {
  found: SoldSearchStrapQuery['solds'];
  heading: Parameters<typeof levelBelow>[0];
}) {
  const { pathname, search } = useLocation();
  const text = soldSearchText(search);
  const count = total ?? solds.length;

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
        {solds.length > 0 && message('solds.count', { count })}
        {solds.length === 0 && (text ? message('solds.none', { text }) : message('solds.empty'))}{' '}
        {solds.length === 0 && text && <SiteLink href={pathname}>{message('solds.all')}</SiteLink>}
      </p>
      <ul className="feed-list">
        {solds.map((sold) => (
          <li key={sold.id}>
            <SoldCard sold={sold} showSoldPrice headingLevel={levelBelow(heading)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefOf={(page) => soldPagePath(pathname, text, page)} />
    </>
  );
}
