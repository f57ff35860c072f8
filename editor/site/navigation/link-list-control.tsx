import { useState } from 'react';
import type { LinkPart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ChoiceControl, TextControl, ToggleControl } from '../../fields/control-field.tsx';
import { moveItem } from '../../fields/move-item.ts';
import { IconChoice } from '../../fields/pictures/icon-choice.tsx';
import { editorMessage } from '../../messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
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
  const nameOf = (link: LinkPart, index: number) =>
    link.text || editorMessage('field.list.item', { number: index + 1 });
  const move = (from: number, to: number) => {
    onChange(moveItem([...links], from, to));
    setOpen((current) => (current === from ? to : current));
  };

  return (
    <fieldset className="editor-group">
      <legend className="editor-label">{label}</legend>
      {help && <p className="editor-help">{help}</p>}
      {links.length === 0 && <p className="editor-help">{editorMessage('field.list.empty')}</p>}
      <ol className="editor-list">
        {links.map((link, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            key={index}
            className="editor-list__item"
          >
            <div className="editor-list__row">
              <button
                type="button"
                className="editor-list__name"
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <Icon name={open === index ? 'chevron-down' : 'chevron-right'} />
                <span>{nameOf(link, index)}</span>
              </button>
              <IconButton
                icon="arrow-up"
                label={editorMessage('field.list.up', { item: nameOf(link, index) })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrow-down"
                label={editorMessage('field.list.down', { item: nameOf(link, index) })}
                isDisabled={index === links.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash-2"
                label={editorMessage('field.list.remove', { item: nameOf(link, index) })}
                onPress={() => {
                  onChange(links.toSpliced(index, 1));
                  setOpen(null);
                }}
              />
            </div>
            {open === index && (
              <LinkFields link={link} onChange={(changed) => onChange(links.with(index, changed))} />
            )}
          </li>
        ))}
      </ol>
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
    <div className="editor-list__fields">
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
    </div>
  );
}
