import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import type { ListedFormerSite } from './use-templates.ts';

type FormerSitesProps = {
  sites: readonly ListedFormerSite[];
  titleOf: (templateId: string | null) => string | null;
  onRestore: (former: ListedFormerSite) => void;
};

/** What the site was before other designs, to go back to. */
export function FormerSites({ sites, titleOf, onRestore }: FormerSitesProps) {
  return (
    <section className="templates-gallery__former">
      <h3>{editorMessage('templates.former')}</h3>
      {sites.length === 0 && <p className="editor-help">{editorMessage('templates.former.none')}</p>}
      <ul>
        {sites.map((former) => (
          <li key={former.id}>
            <span>
              {describe(former, titleOf(former.templateId ?? null))}
              <span className="editor-help">
                {editorMessage(former.withPages ? 'templates.former.all' : 'templates.former.look')}
              </span>
            </span>
            <button
              type="button"
              className="editor-button"
              aria-label={editorMessage('templates.former.restore.one', { when: fullMoment(former.madeAt) })}
              onClick={() => onRestore(former)}
            >
              {editorMessage('templates.former.restore')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ madeAt, madeBy }: ListedFormerSite, title: string | null): string {
  const facts = { when: fullMoment(madeAt), who: madeBy };

  return title === null
    ? editorMessage('templates.former.made.restored', facts)
    : editorMessage('templates.former.made', { ...facts, title });
}
