import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { PageModel } from '../../page/page-model.ts';
import type { SiteModel } from '../../page/site-model.ts';
import { Icon } from '../../ui/icon.tsx';
import type { editingMachine } from '../editing.machine.ts';
import { editorMessage } from '../messages.ts';
import { PagesMenu } from '../pages/pages-menu.tsx';
import { EditingButtons } from './editing-buttons.tsx';
import { UserMenu } from './user-menu.tsx';
import './toolbar.css';

type ToolbarProps = {
  site: SiteModel;
  model: PageModel;
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EventFromLogic<typeof editingMachine>) => void;
  /** Is given the place where the canvas draws its own tools. */
  onTools: (element: HTMLElement | null) => void;
};

/** The agent's bar above the page. Not on the access page (specification section 6). */
export function Toolbar({ site, model, snapshot, send, onTools }: ToolbarProps) {
  const { siteName } = site.website.config.display;
  const isEditing = !snapshot.matches('viewing');
  const isAccessPage = model.route.id === 'access';
  if (isAccessPage || !site.viewer.agent) return null;

  return (
    <section
      className={`editor-toolbar${isEditing ? ' is-editing' : ''}`}
      aria-label={editorMessage('toolbar.label')}
    >
      <a className="editor-toolbar__brand" href="/" aria-label={editorMessage('toolbar.brand', { siteName })}>
        <Icon name="layers" />
        <span>{siteName}</span>
      </a>
      {!isEditing && <PagesMenu currentSlug={model.page.slug} />}
      <div className="editor-toolbar__tools" ref={onTools} />
      <EditingButtons snapshot={snapshot} send={send} />
      <UserMenu agent={site.viewer.agent} />
    </section>
  );
}
