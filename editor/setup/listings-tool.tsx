import { language } from '#domain/language/language.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { ListingsStep } from './listings-step.tsx';
import { setupMessage } from './messages.ts';
import './setup.css';

/** Where listings come from, after the site is set up. */
export function ListingsTool() {
  const { space } = useSite();
  const title = setupMessage('step.listings');

  return (
    <section aria-label={title} className="tools-panel" lang={language()}>
      <h4>{title}</h4>
      <ListingsStep source={space.source} headingLevel={5} />
    </section>
  );
}
