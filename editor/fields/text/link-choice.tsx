import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { editorMessage } from '../../messages.ts';
import { useSitePages } from '../../site/navigation/use-site-pages.ts';

/** `www.example.com/page`, as people copy it. */
const HOST_FIRST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/.*)?$/i;
const USABLE = /^(https?:|mailto:|tel:|\/|#)/i;

/** Where the selected words lead: a page of the site or any address. Without a selection the address becomes the words. */
export function LinkChoice({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const pages = useSitePages();
  const before: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(before);
  const text = typed.trim();
  const href = HOST_FIRST.test(text) ? `https://${text}` : text;
  const isUsable = href === '' || (isSafeUrl(href) && USABLE.test(href));

  const set = (target: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (target === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && before === '') {
      const marks = [{ type: 'link', attrs: { href: target } }];
      chain.insertContent({ type: 'text', text, marks }).run();
    } else chain.setLink({ href: target }).run();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isUsable) set(href);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: in the canvas a click would select what is below
    <form className="rich-text-menu__link" onSubmit={submit} onClick={(event) => event.stopPropagation()}>
      <label htmlFor={id}>{editorMessage('text.link.address')}</label>
      <input
        id={id}
        className="editor-input"
        inputMode="url"
        list={`${id}-pages`}
        placeholder="https://"
        // biome-ignore lint/a11y/noAutofocus: it opens by a press of its button
        autoFocus
        aria-invalid={!isUsable}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // None of its keys is a command of the canvas.
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      />
      <datalist id={`${id}-pages`}>
        {pages.map(({ path, name }) => (
          <option key={path} value={path} label={name} />
        ))}
      </datalist>
      <button type="submit" className="editor-button" disabled={!isUsable}>
        {editorMessage('text.link.set')}
      </button>
      {before && (
        <button type="button" className="editor-button" onClick={() => set('')}>
          {editorMessage('text.link.remove')}
        </button>
      )}
    </form>
  );
}
