import { language } from '#domain/language/language.ts';
import { ListingsStep } from './listings-step.tsx';
import { setupMessage } from './messages.ts';
import { VisitorChecklist } from './visitor-checklist.tsx';
import './setup.css';

/** What visitors get, and where listings come from, after the site is set up. */
export function ListingsTool() {
  const title = setupMessage('step.listings');

  return (
    <>
      <div className="tools-panel" lang={language()}>
        <VisitorChecklist />
      </div>
      <section aria-label={title} className="tools-panel" lang={language()}>
        <h4>{title}</h4>
        <ListingsStep headingLevel={5} />
      </section>
    </>
  );
}
