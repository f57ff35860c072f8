import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './view.css';

export function EmptyPageView() {
  return (
    <div className="strap-empty-page__body">
      <Icon className="strap-empty-page__icon" name="pencil" size="2rem" />
      <h1>{message('page.empty.heading')}</h1>
      <p>{message('page.empty.body')}</p>
      <p>
        <SiteLink className="button" href="/search">
          {message('page.empty.search')}
        </SiteLink>
      </p>
    </div>
  );
}
