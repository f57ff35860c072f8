import { lazy, Suspense } from 'react';
import { message } from '#web/src/messages.ts';
import { errorHeading } from '#web/src/site/error-heading.ts';
import { TryAgain } from '#web/src/site/try-again.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { ErrorState } from './parts.ts';
import './view.css';

/** Every page loads this strap, and few show a missing page. */
const MissingPage = lazy(() =>
  import('./missing-page.tsx').then((module) => ({ default: module.MissingPage })),
);

export function ErrorView({ state }: StrapViewProps<ErrorState>) {
  if (state.code === 404)
    return (
      <div className="strap-error__body">
        <Suspense fallback={<h1>{errorHeading(404)}</h1>}>
          <MissingPage text={state.message} />
        </Suspense>
      </div>
    );

  return (
    <div className="strap-error__body">
      <span className="strap-error__icon">
        <Icon name="triangle-alert" size="3.5rem" />
      </span>
      <h1>{errorHeading(state.code)}</h1>
      <p className="strap-error__message">{state.message}</p>
      <p className="strap-error__ways">
        <TryAgain />
        <SiteLink className="button is-secondary" href="/">
          {message('page.error.home')}
        </SiteLink>
        <SiteLink className="button is-secondary" href="/search">
          {message('page.error.search')}
        </SiteLink>
      </p>
    </div>
  );
}
