import { useState } from 'react';
import type { NavItem } from '#domain/site/website.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { NavControl } from '../site/navigation/nav-control.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import type { NavPlaceName, SiteNavigation } from './use-site-navigation.ts';
import '../puck/canvas.css';

const PLACES = ['header', 'footer'] as const;

/** The navigation of header and footer, beside the list of pages. */
export function NavigationView({ navs, problem, load, save }: SiteNavigation) {
  const [changed, setChanged] = useState<Partial<Record<NavPlaceName, NavItem[]>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = Object.keys(changed).length > 0;
  if (!navs && problem) return <LoadFailure message={problem} onRetry={load} />;
  if (!navs) return <p role="status">{editorMessage('pages.loading')}</p>;

  const publish = async () => {
    setIsBusy(true);
    const isSaved = await save(changed);
    setIsBusy(false);
    if (!isSaved) return;
    setChanged({});
    notifyAgent({ type: 'notice', message: editorMessage('pages.nav.saved') });
  };

  return (
    <div className="editor-pages__navs">
      {PLACES.map((place) => (
        <NavControl
          key={place}
          label={editorMessage(`pages.nav.${place}`)}
          value={changed[place] ?? navs[place]}
          onChange={(nav) => setChanged({ ...changed, [place]: nav })}
        />
      ))}
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      <p className="editor-pages__save">
        <button
          type="button"
          className="editor-button is-primary"
          aria-busy={isBusy}
          disabled={!isChanged || isBusy}
          onClick={() => void publish()}
        >
          {editorMessage('pages.nav.save')}
        </button>
        <span className="editor-help">{editorMessage('pages.nav.help')}</span>
      </p>
    </div>
  );
}
