import { useId, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { withEntry, withEntryBelow } from './menu-entry.ts';
import { pathOf } from './path-of.ts';
import { useSiteNavigation } from './use-site-navigation.ts';
import './add-to-menu-dialog.css';

type AddToMenuDialogProps = { page: { slug: string; name: string }; onClose: () => void };

/** Asks where in the navigation of the site a page belongs, and adds it there, live at once. */
export function AddToMenuDialog({ page: { slug, name }, onClose }: AddToMenuDialogProps) {
  const { navs, problem, save } = useSiteNavigation();
  const [place, setPlace] = useState('header');
  const [label, setLabel] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  const add = async () => {
    if (!navs) return;
    const entry = { path: pathOf(slug), name: label.trim() || name };
    setIsBusy(true);
    const isSaved = await save(
      place === 'footer'
        ? { footer: withEntry(navs.footer, entry) }
        : {
            header:
              place === 'header'
                ? withEntry(navs.header, entry)
                : withEntryBelow(navs.header, Number(place), entry),
          },
    );
    setIsBusy(false);
    if (!isSaved) return;
    notifyAgent({ type: 'notice', message: editorMessage('pages.menu.added', { name: entry.name }) });
    onClose();
  };

  return (
    <EditorDialog
      title={editorMessage('pages.menu.ask', { name })}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('pages.menu.add')}
          isDisabled={!navs}
          isBusy={isBusy}
          onAct={() => void add()}
          onCancel={onClose}
        />
      }
    >
      <label className="editor-label" htmlFor={`${id}-label`}>
        {editorMessage('pages.menu.label')}
      </label>
      <input
        id={`${id}-label`}
        className="editor-input"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <label className="editor-label add-to-menu__next" htmlFor={`${id}-place`}>
        {editorMessage('pages.menu.where')}
      </label>
      <select
        id={`${id}-place`}
        className="editor-input"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        <option value="header">{editorMessage('pages.menu.header')}</option>
        {navs?.header.map((item, index) => (
          <option key={`${item.label} ${item.href}`} value={String(index)}>
            {editorMessage('pages.menu.below', { label: item.label })}
          </option>
        ))}
        <option value="footer">{editorMessage('pages.menu.footer')}</option>
      </select>
      <p className="editor-help">{editorMessage('pages.menu.live')}</p>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </EditorDialog>
  );
}
