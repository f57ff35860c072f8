import { RichTextMenu } from '@puckeditor/core';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { ColorChoice, SizeChoice } from './text-style-choices.tsx';
import './rich-text-menu.css';

type MenuProps = { children: ReactNode; editor: Editor | null };

/** What text typed on the page can be: Puck's own marks, the four alignments, sizes and colours. */
export function InlineTextMenu({ children, editor }: MenuProps) {
  return (
    <div className="rich-text-menu">
      <RichTextMenu>
        {children}
        <RichTextMenu.Group>
          <RichTextMenu.AlignLeft />
          <RichTextMenu.AlignCenter />
          <RichTextMenu.AlignRight />
          <RichTextMenu.AlignJustify />
        </RichTextMenu.Group>
        <StyleChoices editor={editor} />
      </RichTextMenu>
    </div>
  );
}

/** The same in the panel, where Puck's own menu has headings, lists and alignments. */
export function PanelTextMenu({ children, editor }: MenuProps) {
  return (
    <RichTextMenu>
      {children}
      <StyleChoices editor={editor} />
    </RichTextMenu>
  );
}

function StyleChoices({ editor }: { editor: Editor | null }) {
  const [open, setOpen] = useState<'size' | 'color' | null>(null);
  const toggle = (choice: 'size' | 'color') => setOpen((current) => (current === choice ? null : choice));
  const isOpen = open !== null;
  useEffect(() => {
    if (isOpen && editor) return onTurningAway(editor, () => setOpen(null));
  }, [isOpen, editor]);

  return (
    <>
      <RichTextMenu.Group>
        <RichTextMenu.Control
          icon={
            <span className="rich-text-menu__sizes" aria-hidden="true">
              Aa
            </span>
          }
          title={editorMessage('text.size')}
          active={open === 'size'}
          onClick={(event) => {
            event.stopPropagation();
            toggle('size');
          }}
        />
        <RichTextMenu.Control
          icon={<Icon name="palette" size={16} />}
          title={editorMessage('text.color')}
          active={open === 'color'}
          onClick={(event) => {
            event.stopPropagation();
            toggle('color');
          }}
        />
      </RichTextMenu.Group>
      {open && editor && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press here must not take the focus from the text
        <div
          className="rich-text-menu__choices"
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setOpen(null);
            editor.commands.focus();
          }}
        >
          {open === 'size' ? <SizeChoice editor={editor} /> : <ColorChoice editor={editor} />}
        </div>
      )}
    </>
  );
}

/** Calls when somebody presses beside the menu of a text, or Escape in the text. Answers how to stop. */
function onTurningAway({ view }: Editor, run: () => void): () => void {
  const over = new AbortController();
  const press = ({ target }: Event) => {
    if (!(target as Element).closest?.('[data-puck-rte-menu]')) run();
  };
  for (const place of new Set([document, view.dom.ownerDocument]))
    place.addEventListener('pointerdown', press, { capture: true, signal: over.signal });
  view.dom.addEventListener('keydown', ({ key }) => key === 'Escape' && run(), { signal: over.signal });

  return () => over.abort();
}
