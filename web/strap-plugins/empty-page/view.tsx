import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { EmptyPageState } from './parts.ts';
import './view.css';

export function EmptyPageView({ state }: StrapViewProps<EmptyPageState>) {
  const Heading = state.isBelowHeading ? 'h2' : 'h1';

  return (
    <div className="strap-empty-page__body">
      <Icon className="strap-empty-page__icon" name="pencil" size="2rem" />
      <Heading>{message('page.empty.heading')}</Heading>
      <p>{message('page.empty.body')}</p>
      <p>
        <SiteLink className="button" href="/search">
          {message('page.empty.search')}
        </SiteLink>
      </p>
    </div>
  );
}
