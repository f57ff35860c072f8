import { type FormEvent, useId, useState } from 'react';
import { newPage } from '#domain/page/new-page.ts';
import { readPromptedUrl } from '#domain/page/prompted-url.ts';
import { editorMessage } from '../messages.ts';
import { createPage } from '../store-page.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { usePageList } from './use-page-list.ts';

/** Asks for the URL of a new page, creates it, and goes there. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const list = usePageList();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const pages = list.status === 'loaded' ? list.pages : [];

  const create = async (event: FormEvent) => {
    event.preventDefault();
    const url = readPromptedUrl(typed, { taken: pages.map(({ slug }) => slug) });
    if (!url.ok) return setProblem(url.message);

    setIsBusy(true);
    try {
      await createPage(newPage({ slug: url.slug, name: nameFrom(url.slug), order: pages.length }));
      window.location.assign(`/${url.slug}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  };

  return (
    <EditorDialog
      title={editorMessage('pages.new')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {editorMessage('dialog.cancel')}
          </button>
          <button type="submit" form={`${id}-form`} className="editor-button is-primary" disabled={isBusy}>
            {editorMessage('pages.new.create')}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void create(event)}>
        <label className="editor-label" htmlFor={id}>
          {editorMessage('pages.new.label')}
        </label>
        <input
          id={id}
          className="editor-input"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-describedby={`${id}-help`}
          aria-invalid={problem !== null}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
        <p
          id={`${id}-help`}
          className={problem ? 'editor-help editor-error' : 'editor-help'}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? editorMessage('pages.new.help')}
        </p>
      </form>
    </EditorDialog>
  );
}

/** "sell-with-us" is called "Sell with us" until its agent names it. */
function nameFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ');

  return words.charAt(0).toUpperCase() + words.slice(1);
}
