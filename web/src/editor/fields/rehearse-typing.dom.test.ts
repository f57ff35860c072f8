import { Editor, Extension, InputRule } from '@tiptap/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RICH_TEXT_NODES } from '../../testing/rich-text-nodes.ts';
import { rehearseTyping } from './rehearse-typing.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const asked = vi.fn(() => null);
const appended = vi.fn();
const updated = vi.fn();

/** What looks at typed words as automatic links and lists do. */
const WATCHING = Extension.create({
  name: 'watching',
  addInputRules: () => [new InputRule({ find: asked, handler: () => {} })],
  onTransaction: updated,
});

test('typing is rehearsed through all that looks at what is typed, and the text stays as it is', () => {
  editor = new Editor({
    element: document.createElement('div'),
    content: '<p>Quiet streets</p>',
    extensions: [...RICH_TEXT_NODES, WATCHING],
  });
  const before = editor.state;
  vi.spyOn(before, 'apply').mockImplementation((transaction) => {
    appended(transaction.doc.textContent);
    return before;
  });
  updated.mockClear();

  rehearseTyping(editor);

  expect(asked).toHaveBeenCalled();
  expect(appended).toHaveBeenCalledWith('word Quiet streets');
  expect(updated).not.toHaveBeenCalled();
  expect(editor.state).toBe(before);
  expect(editor.getHTML()).toBe('<p>Quiet streets</p>');
});

test('a text that is gone is left alone', () => {
  const gone = new Editor({ element: null, extensions: RICH_TEXT_NODES });
  gone.destroy();

  expect(() => rehearseTyping(gone)).not.toThrow();
});
