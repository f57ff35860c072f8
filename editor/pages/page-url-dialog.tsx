import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { readPromptedUrl } from '#domain/page/prompted-url.ts';
import { slugify } from '#domain/page/slug.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { usePageList } from './use-page-list.ts';

type PageUrlDialogProps = {
  title: string;
  label: string;
  submit: string;
  /** Initial value of the field. */
  initial?: string;
  /** Stands in the field until the agent types. */
  suggestion?: string;
  /** Below the field. */
  children?: ReactNode;
  size?: 'wide';
  /** Of the URL that is opened then. */
  hash?: string;
  /** Creates the page; an error it throws is shown at the field. `count` is the number of pages. */
  onSubmit: (page: { slug: string; typed: string; count: number }) => Promise<void>;
  onClose: () => void;
};

/** Prompts for the URL of a page, creates it and navigates to it. */
export function PageUrlDialog(props: PageUrlDialogProps) {
  const { title, label, submit, initial = '', suggestion = '', hash = '', onSubmit, onClose } = props;
  const { loaded } = usePageList();
  const [entered, setEntered] = useState<string | null>(initial || null);
  const typed = entered ?? suggestion;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isLoading = loaded === 'loading';
  const id = useId();
  const pages = typeof loaded === 'object' ? loaded : [];

  const make = async () => {
    const url = readPromptedUrl(typed, { taken: pages.map(({ slug }) => slug) });
    if (!url.ok) return setProblem(url.message);

    setIsBusy(true);
    try {
      await onSubmit({ slug: url.slug, typed: typed.trim(), count: pages.length });
      goTo(`/${url.slug}`, hash);
    } catch (error) {
      setProblem(sentenceOfError(error));
      setIsBusy(false);
    }
  };

  // A URL is compared with those of the list: a form that is sent earlier waits for it.
  const makeOnceLoaded = useEffectEvent(make);
  useEffect(() => {
    if (!isWaiting || isLoading) return;
    setIsWaiting(false);
    void makeOnceLoaded();
  }, [isWaiting, isLoading]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) setIsWaiting(true);
    else void make();
  };

  return (
    <EditorDialog
      title={title}
      size={props.size}
      onClose={onClose}
      footer={
        <DialogButtons
          action={submit}
          form={`${id}-form`}
          isDisabled={isBusy || isWaiting}
          onCancel={onClose}
        />
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={send}>
        <label className="editor-label" htmlFor={id}>
          {label}
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
            setEntered(event.target.value);
            setProblem(null);
          }}
        />
        <p
          id={`${id}-help`}
          className={problem ? 'editor-help editor-error' : 'editor-help'}
          role={problem ? 'alert' : undefined}
        >
          {problem ?? helpFor(typed)}
        </p>
      </form>
      {props.children}
    </EditorDialog>
  );
}

function helpFor(typed: string): string {
  const slug = slugify(typed);

  return slug === '' ? editorMessage('pages.new.help') : editorMessage('pages.new.at', { slug });
}

function goTo(path: string, hash: string): void {
  const isHere = window.location.pathname === path;
  window.location.assign(path + hash);
  // A page created at its own unknown URL differs by the hash alone, which loads no document.
  if (isHere && hash) window.location.reload();
}
