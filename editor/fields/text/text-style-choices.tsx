import { type Editor, useEditorState } from '@tiptap/react';
import { safeColor } from '#domain/theme/color.ts';
import { editorMessage } from '../../messages.ts';
import { FIXED_COLORS, TEXT_SIZES, THEME_COLORS } from './rich-text-styles.ts';
import { spelt } from '../../spelling.ts';

/** The text sizes, each label in its size. */
export function SizeChoice({ editor }: { editor: Editor }) {
  const current = useTextStyle(editor, 'fontSize');

  return (
    <fieldset className="rich-text-menu__row">
      <legend>{editorMessage('text.size')}</legend>
      {TEXT_SIZES.map(({ name, fontSize }) => (
        <button
          key={name}
          type="button"
          className="rich-text-menu__size"
          aria-pressed={current === fontSize}
          onClick={(event) => {
            event.stopPropagation();
            const chain = editor.chain().focus();
            (fontSize ? chain.setFontSize(fontSize) : chain.unsetFontSize()).run();
          }}
        >
          <span style={fontSize ? { fontSize } : undefined}>{editorMessage(`text.size.${name}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The colours of the theme, then the fixed ones. */
export function ColorChoice({ editor }: { editor: Editor }) {
  const current = useTextStyle(editor, 'color');
  // Browsers serialise colours as `rgb()`.
  const chosen = current && safeColor(current, current);
  const set = (color: string | null) => {
    const chain = editor.chain().focus();
    (color ? chain.setColor(color) : chain.unsetColor()).run();
  };
  const swatches = (label: string, colors: readonly { name: string; value: string }[]) => (
    <fieldset className="rich-text-menu__row">
      <legend>{label}</legend>
      {colors.map(({ name, value }) => (
        <button
          key={value}
          type="button"
          className="rich-text-menu__swatch"
          style={{ background: shownColor(editor, value) }}
          aria-label={spelt(name)}
          title={spelt(name)}
          aria-pressed={chosen === value}
          onClick={(event) => {
            event.stopPropagation();
            set(value);
          }}
        />
      ))}
    </fieldset>
  );

  return (
    <>
      {swatches(editorMessage('text.color.theme'), THEME_COLORS)}
      {swatches(editorMessage('text.color.fixed'), FIXED_COLORS)}
      <button
        type="button"
        className="rich-text-menu__size"
        aria-pressed={chosen === null}
        onClick={(event) => {
          event.stopPropagation();
          set(null);
        }}
      >
        {editorMessage('text.color.none')}
      </button>
    </>
  );
}

function useTextStyle(editor: Editor, attribute: 'color' | 'fontSize'): string | null {
  return useEditorState({
    editor,
    selector: ({ editor }): string | null => editor.getAttributes('textStyle')[attribute] || null,
  });
}

/** The value of a theme colour in the strap of the text, as straps have different palettes. */
function shownColor(editor: Editor, value: string): string {
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (!token) return value;

  return getComputedStyle(editor.view.dom).getPropertyValue(token).trim() || value;
}
