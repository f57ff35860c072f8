import { useState } from 'react';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { FORMS_HASH, LEADS_HASH, LISTINGS_HASH } from '../ui/dialog-hashes.ts';
import { may } from '../use-may.ts';
import { Menu } from './menu.tsx';
import { useUnreadLeads } from './use-unread-leads.ts';
import { EditorFormEditorDocument } from './user-links.generated.ts';

/** The signed-in agent, external tools, and Log Out. */
export function UserMenu({ site, onTour }: { site: SiteModel; onTour?: () => void }) {
  const [formEditor, setFormEditor] = useState<string | null>(null);
  const { agent } = site.viewer;
  const unread = useUnreadLeads(may(site.viewer, 'ownLeads'));
  if (!agent) return null;

  const crm = site.website.integrations.crm?.url;
  /** A forms manager has a URL for this agent; without one the forms are edited here. */
  const findFormEditor = () => {
    if (formEditor) return;
    request(EditorFormEditorDocument, {}).then(
      ({ formEditorUrl }) =>
        setFormEditor(formEditorUrl ?? (may(site.viewer, 'site') ? `/${FORMS_HASH}` : null)),
      (error: unknown) => console.error('Loading the URL of the form editor failed:', error),
    );
  };

  return (
    <Menu
      onOpen={findFormEditor}
      name={[
        editorMessage('user.menu', { name: agent.displayName }),
        ...(unread > 0 ? [editorMessage('user.unread', { count: unread })] : []),
      ].join(', ')}
      label={
        <>
          <Icon name="circle-user" />
          <span className="editor-toolbar__word">{agent.displayName}</span>
          {/* A word of its own, as in the accessible name. */}
          {unread > 0 && ' '}
          {unread > 0 && <span className="editor-toolbar__count">{unread}</span>}
        </>
      }
    >
      {agent.email && <p className="editor-menu__note">{agent.email}</p>}
      {may(site.viewer, 'ownLeads') && (
        <OutsideLink
          icon="users"
          label={editorMessage('user.clients')}
          href={`/${LEADS_HASH}`}
          count={unread}
        />
      )}
      {may(site.viewer, 'ownListings') && (
        <a className="editor-menu__item" href={LISTINGS_HASH}>
          <Icon name="house" />
          {editorMessage('user.listings')}
        </a>
      )}
      {crm && <OutsideLink icon="briefcase" label={editorMessage('user.crm')} href={crm} />}
      {formEditor && <OutsideLink icon="file-pen" label={editorMessage('user.forms')} href={formEditor} />}
      {onTour && (
        <button type="button" className="editor-menu__item" onClick={onTour}>
          <Icon name="lightbulb" />
          {editorMessage('tour.again')}
        </button>
      )}
      <form method="post" action="/access/logout">
        <button type="submit" className="editor-menu__item">
          <Icon name="log-out" />
          {editorMessage('user.logout')}
        </button>
      </form>
    </Menu>
  );
}

type OutsideLinkProps = { icon: string; label: string; href: string; count?: number };

function OutsideLink({ icon, label, href, count = 0 }: OutsideLinkProps) {
  return (
    <a className="editor-menu__item" href={href} target="_blank" rel="noopener">
      <Icon name={icon} />
      {label}
      {count > 0 && (
        <span className="editor-toolbar__count" aria-hidden="true">
          {count}
        </span>
      )}
      <span className="visually-hidden"> ({editorMessage('user.newTab')})</span>
      <Icon name="external-link" />
    </a>
  );
}
