import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { LinkChoice } from './link-choice.tsx';
import { HEADING_LEVELS } from './rich-text-styles.ts';
import { ColorChoice, SizeChoice } from './text-style-choices.tsx';
import './rich-text-menu.css';

const MARKS = ['bold', 'italic', 'underline'] as const;
const LISTS = [
  { name: 'bulletList', icon: 'list' },
  { name: 'orderedList', icon: 'list-ordered' },
] as const;
const ALIGNMENTS = [
  { name: 'left', icon: 'text-align-start' },
  { name: 'center', icon: 'text-align-center' },
  { name: 'right', icon: 'text-align-end' },
  { name: 'justify', icon: 'text-align-justify' },
] as const;

type RichTextMenuProps = {
  editor: Editor;
  /** Includes headings and lists, which do not fit into the toolbar of a strap. */
  hasBlocks?: boolean;
  /** More tools, after the others. */
  children?: ReactNode;
};

/** The formatting at the caret: marks, alignments, sizes and colours. */
export function RichTextMenu({ editor, hasBlocks = false, children }: RichTextMenuProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      marks: MARKS.filter((name) => editor.isActive(name)),
      list: LISTS.find(({ name }) => editor.isActive(name))?.name,
      alignment: ALIGNMENTS.find(({ name }) => editor.isActive({ textAlign: name }))?.name ?? 'left',
      level: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })),
    }),
  });
  const chain = () => editor.chain().focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here must not take the focus from the text
    <div
      className="rich-text-menu"
      // The canvas has elements of its own: no class of this window is theirs.
      onMouseDown={(event) => (event.target as Element).matches('select, input') || event.preventDefault()}
    >
      {hasBlocks && (
        <div className="rich-text-menu__group">
          <select
            className="editor-input"
            aria-label={editorMessage('text.block')}
            value={active.level ?? ''}
            onChange={({ target }) => {
              const level = HEADING_LEVELS.find((one) => String(one) === target.value);
              if (level) chain().setHeading({ level }).run();
              else chain().setParagraph().run();
            }}
          >
            <option value="">{editorMessage('text.block.paragraph')}</option>
            {HEADING_LEVELS.map((level) => (
              <option key={level} value={level}>
                {editorMessage('text.block.heading', { level })}
              </option>
            ))}
          </select>
          {LISTS.map(({ name, icon }) => (
            <MenuButton
              key={name}
              icon={icon}
              label={editorMessage(`text.${name}`)}
              isActive={active.list === name}
              onPress={() => chain().toggleList(name, 'listItem').run()}
            />
          ))}
        </div>
      )}
      <div className="rich-text-menu__group">
        {MARKS.map((name) => (
          <MenuButton
            key={name}
            icon={name}
            label={editorMessage(`text.${name}`)}
            isActive={active.marks.includes(name)}
            onPress={() => chain().toggleMark(name).run()}
          />
        ))}
      </div>
      <div className="rich-text-menu__group">
        {ALIGNMENTS.map(({ name, icon }) => (
          <MenuButton
            key={name}
            icon={icon}
            label={editorMessage(`text.align.${name}`)}
            isActive={active.alignment === name}
            onPress={() => chain().setTextAlign(name).run()}
          />
        ))}
      </div>
      <StyleChoices editor={editor} />
      {children}
    </div>
  );
}

type MenuButtonProps = {
  icon: string | ReactNode;
  label: string;
  isActive: boolean;
  /** The button opens a list. */
  opens?: boolean;
  onPress: () => void;
};

export function MenuButton({ icon, label, isActive, opens = false, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="rich-text-menu__tool"
      aria-label={label}
      title={label}
      {...(opens ? { 'aria-expanded': isActive } : { 'aria-pressed': isActive })}
      onClick={(event) => {
        // In the canvas a click would select what is below.
        event.stopPropagation();
        onPress();
      }}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}

type Choice = 'size' | 'color' | 'link';

function StyleChoices({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<Choice | null>(null);
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') });
  const toggle = (choice: Choice) => setOpen((current) => (current === choice ? null : choice));
  const isOpen = open !== null;
  useEffect(() => {
    if (isOpen) return onTurningAway(editor, () => setOpen(null));
  }, [isOpen, editor]);

  return (
    <>
      <div className="rich-text-menu__group">
        <MenuButton
          icon={
            <span className="rich-text-menu__sizes" aria-hidden="true">
              Aa
            </span>
          }
          label={editorMessage('text.size')}
          isActive={open === 'size'}
          opens
          onPress={() => toggle('size')}
        />
        <MenuButton
          icon="palette"
          label={editorMessage('text.color')}
          isActive={open === 'color'}
          opens
          onPress={() => toggle('color')}
        />
        <MenuButton
          icon="link"
          label={editorMessage('text.link')}
          isActive={isLink || open === 'link'}
          opens
          onPress={() => toggle('link')}
        />
      </div>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed on one of the choices
        <div
          className="rich-text-menu__choices"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            setOpen(null);
            editor.commands.focus();
          }}
        >
          {open === 'size' && <SizeChoice editor={editor} />}
          {open === 'color' && <ColorChoice editor={editor} />}
          {open === 'link' && <LinkChoice editor={editor} onClose={() => setOpen(null)} />}
        </div>
      )}
    </>
  );
}

/** Calls `run` on a press outside of the menu, or on Escape in the text. Returns an unsubscribe function. */
function onTurningAway({ view }: Editor, run: () => void): () => void {
  const over = new AbortController();
  const press = ({ target }: Event) => {
    if (!(target as Element).closest?.('.rich-text-menu')) run();
  };
  for (const place of new Set([document, view.dom.ownerDocument]))
    place.addEventListener('pointerdown', press, { capture: true, signal: over.signal });
  view.dom.addEventListener('keydown', ({ key }) => key === 'Escape' && run(), { signal: over.signal });

  return () => over.abort();
}
