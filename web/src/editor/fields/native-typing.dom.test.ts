import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { RICH_TEXT_NODES } from '../../testing/rich-text-nodes.ts';
import { NativeTyping } from './native-typing.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function editText() {
  const element = document.createElement('div');
  editor = new Editor({ element, content: '<p>Quiet</p>', extensions: [...RICH_TEXT_NODES, NativeTyping] });
  const { view } = editor;

  return {
    element,
    send: (event: Event) => view.dom.dispatchEvent(event),
    input: (inputType: string) =>
      view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true })),
    isShownByBrowser: () => view.someProp('handleScrollToSelection', (isShown) => isShown(view)) === true,
  };
}

test('after a letter of the browser itself nothing else looks for the caret; after all other changes it does', () => {
  const { send, input, isShownByBrowser } = editText();
  expect(isShownByBrowser()).toBe(false);

  for (const [change, isShown] of [
    [() => input('insertText'), true],
    [() => input('insertParagraph'), false],
    [() => input('insertText'), true],
    [() => send(new KeyboardEvent('keydown', { key: 'b' })), false],
    [() => input('insertText'), true],
    [() => send(new Event('paste')), false],
    [() => input('deleteContentBackward'), false],
  ] as const) {
    change();
    expect(isShownByBrowser()).toBe(isShown);
  }
});

test('what the browser tells of a key besides is heard by nobody around the text; the key itself is', () => {
  const { element, send } = editText();
  const heard: string[] = [];
  for (const type of ['keydown', 'keypress', 'textInput', 'keyup'])
    element.addEventListener(type, () => heard.push(type));

  for (const type of ['keydown', 'keypress', 'textInput', 'keyup']) send(new Event(type, { bubbles: true }));

  expect(heard).toEqual(['keydown', 'keyup']);
});
