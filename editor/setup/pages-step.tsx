import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { TemplatePicture } from '../templates-gallery/template-picture.tsx';
import { applyTemplate, type ListedTemplate, useTemplates } from '../templates-gallery/use-templates.ts';
import { setupMessage } from './messages.ts';

type PagesStepProps = {
  /** The template that the pages are made of. */
  chosen: string | undefined;
  /** The owner has chosen colours and fonts already. */
  keepTheme: boolean;
  /** Called once a template is live. */
  onChosen: (templateId: string) => Promise<void>;
};

/** The template whose edited pages the owner may want to replace. */
type Question = { template: ListedTemplate; pages: string };

/** The first pages, from a gallery of live pictures with the facts of the site. */
export function PagesStep({ chosen, keepTheme, onChosen }: PagesStepProps) {
  const { loaded: list, reload } = useTemplates();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const replaceButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (question) replaceButton.current?.focus();
  }, [question]);

  const use = async (template: ListedTemplate, replace: boolean) => {
    if (busy) return;
    setBusy(template.id);
    setProblem('');
    setStatus('');
    setQuestion(null);
    const outcome = await applyTemplate(template.id, { replace, keepTheme });
    if (outcome.kind === 'done') {
      await onChosen(template.id);
      setStatus(setupMessage('pages.used', { title: template.title }));
    } else if (outcome.kind === 'edited') {
      setQuestion({ template, pages: outcome.pages.map(({ name, slug }) => name || slug).join(', ') });
    } else setProblem(setupMessage('failed', { message: outcome.message }));
    setBusy('');
  };

  return (
    <>
      <p>{setupMessage(keepTheme ? 'pages.intro.keep' : 'pages.intro')}</p>
      <p role="status">
        {list === 'loading' && setupMessage('pages.loading')}
        {status}
      </p>
      {list === 'failed' && (
        <p className="editor-error" role="alert">
          {setupMessage('pages.failed')}{' '}
          <button type="button" className="editor-button" onClick={() => void reload()}>
            {setupMessage('pages.retry')}
          </button>
        </p>
      )}
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
      {question && (
        <div className="setup__question" role="alert">
          <p>{setupMessage('pages.edited', { pages: question.pages })}</p>
          <p className="setup__row">
            <button
              ref={replaceButton}
              type="button"
              className="editor-button is-danger"
              onClick={() => void use(question.template, true)}
            >
              {setupMessage('pages.replace')}
            </button>
            <button type="button" className="editor-button" onClick={() => setQuestion(null)}>
              {setupMessage('pages.keep')}
            </button>
          </p>
        </div>
      )}
      {typeof list === 'object' && (
        <ul className="templates-gallery__list setup__templates" aria-busy={busy !== ''}>
          {list.templates.map((template) => (
            <li key={template.id} className="templates-gallery__card">
              <TemplatePicture
                title={template.title}
                path={template.path}
                label={setupMessage('pages.open', { title: template.title })}
                hint={setupMessage('pages.size')}
              />
              <h4>{template.title}</h4>
              <p>{template.summary}</p>
              <button
                type="button"
                className={`editor-button${template.id === chosen ? '' : ' is-primary'}`}
                aria-pressed={template.id === chosen}
                aria-busy={busy === template.id}
                aria-label={setupMessage(template.id === chosen ? 'pages.chosen.one' : 'pages.use.one', {
                  title: template.title,
                })}
                onClick={() => template.id !== chosen && void use(template, false)}
              >
                {template.id === chosen && <Icon name="check" />}
                {setupMessage(template.id === chosen ? 'pages.chosen' : 'pages.use')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
