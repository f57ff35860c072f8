import type { Viewer } from '../../page/site-model.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { Menu } from './menu.tsx';

/** Who is signed in, and the way out. */
export function UserMenu({ agent }: { agent: NonNullable<Viewer['agent']> }) {
  return (
    <Menu
      name={editorMessage('user.menu', { name: agent.displayName })}
      label={
        <>
          <Icon name="circle-user" />
          <span className="editor-toolbar__word">{agent.displayName}</span>
        </>
      }
    >
      {agent.email && <p className="editor-menu__note">{agent.email}</p>}
      <form method="post" action="/access/logout">
        <button type="submit" className="editor-menu__item">
          <Icon name="log-out" />
          {editorMessage('user.logout')}
        </button>
      </form>
    </Menu>
  );
}
