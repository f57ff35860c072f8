import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { safeColor } from '#domain/theme/color.ts';
import { FIXED_COLORS, RICH_TEXT_EXTENSIONS, THEME_COLORS } from './rich-text-styles.ts';
import { ColorChoice, SizeChoice } from './text-style-choices.tsx';

const editors: Editor[] = [];

afterEach(() => {
  cleanup();
  // An editor that is left looks at its document after a while, which is gone when the file has ended.
  for (const editor of editors.splice(0)) editor.destroy();
});

/** An editor whose whole text is selected. */
function selectedText(content = '<p>Text</p>') {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: RICH_TEXT_EXTENSIONS,
    content,
  });
  editors.push(editor);
  editor.commands.selectAll();

  return editor;
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a text can be made small, large or huge, and normal again', async () => {
  const editor = selectedText();
  render(<SizeChoice editor={editor} />);

  for (const [name, share] of [
    ['Small', '0.875em'],
    ['Large', '1.375em'],
    ['Huge', '2em'],
  ] as const) {
    await press(name);
    expect(editor.getHTML()).toBe(`<p><span style="font-size: ${share};">Text</span></p>`);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  }
  await press('Normal');
  expect(editor.getHTML()).toBe('<p>Text</p>');
});

test('every colour of the palette is recognised in the markup it produces', async () => {
  const editor = selectedText();
  render(<ColorChoice editor={editor} />);
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
  expect(group('Fixed colours')).toHaveLength(FIXED_COLORS.length);
  expect(group('Colours of the theme')).toHaveLength(THEME_COLORS.length);

  for (const { name, value } of [...THEME_COLORS, ...FIXED_COLORS]) {
    await press(name);
    const color: string = selectedText(editor.getHTML()).getAttributes('textStyle').color;
    expect(safeColor(color, color)).toBe(value);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  }
  await press('No colour of its own');
  expect(editor.getHTML()).toBe('<p>Text</p>');
});
