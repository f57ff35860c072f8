import { useState } from 'react';
import type { LinkPart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ChoiceControl, TextControl, ToggleControl } from '../../fields/control-field.tsx';
import { ItemList } from '../../fields/item-list.tsx';
import { nameOfLink } from '../../fields/links/name-of-link.ts';
import { IconChoice } from '../../fields/pictures/icon-choice.tsx';
import { editorMessage } from '../../messages.ts';
import { LinkTargetControl } from './link-target-control.tsx';

type LinkListControlProps = {
  label: string;
  help?: string;
  value: readonly LinkPart[];
  onChange: (links: LinkPart[]) => void;
};

/** A list of links with icon, text, target or action, and appearance. */
export function LinkListControl({ label, help, value: links, onChange }: LinkListControlProps) {
  const [open, setOpen] = useState<number | null>(null);

  return (
    <fieldset className="editor-group">
      <legend className="editor-label">{label}</legend>
      {help && <p className="editor-help">{help}</p>}
      {links.length === 0 && <p className="editor-help">{editorMessage('field.list.empty')}</p>}
      <ItemList
        label={label}
        items={links}
        nameOf={({ text }, index) =>
          nameOfLink(text) || editorMessage('field.list.item', { number: index + 1 })
        }
        fieldsOf={(link, index) => (
          <LinkFields link={link} onChange={(changed) => onChange(links.with(index, changed))} />
        )}
        open={open}
        onOpen={setOpen}
        onMove={onChange}
        onRemove={(index) => onChange(links.toSpliced(index, 1))}
      />
      <button
        type="button"
        className="editor-button"
        onClick={() => {
          onChange([...links, { text: editorMessage('site.link.new'), href: '/', type: 'link' }]);
          setOpen(links.length);
        }}
      >
        <Icon name="plus" />
        {editorMessage('site.link.add')}
      </button>
    </fieldset>
  );
}

const LOOKS = ['link', 'tag'] as const;

function LinkFields({ link, onChange }: { link: LinkPart; onChange: (link: LinkPart) => void }) {
  const set = (change: Partial<LinkPart>) => onChange({ ...link, ...change });

  return (
    <>
      <TextControl
        label={editorMessage('field.link.text')}
        value={link.text}
        onChange={(text) => set({ text })}
      />
      <IconChoice
        label={editorMessage('site.link.icon')}
        value={link.icon}
        onChange={(icon) => set({ icon })}
      />
      <LinkTargetControl target={{ href: link.href ?? '', action: link.action }} hasActions onChange={set} />
      <ChoiceControl
        label={editorMessage('site.link.type')}
        value={link.type ?? 'link'}
        options={LOOKS.map((value) => ({ value, label: editorMessage(`site.link.type.${value}`) }))}
        onChange={(type) => set({ type })}
      />
      <ToggleControl
        label={editorMessage('site.target.newTab')}
        value={link.linkOut === true}
        onChange={(linkOut) => set({ linkOut })}
      />
    </>
  );
}
