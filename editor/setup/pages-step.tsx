import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { spelt } from '../spelling.ts';
import {
  type Audience,
  AudienceFilter,
  audienceLine,
  useAudience,
} from '../templates-gallery/audience-filter.tsx';
import { TemplatePicture } from '../templates-gallery/template-picture.tsx';
import { applyTemplate, type ListedTemplate, useTemplates } from '../templates-gallery/use-templates.ts';
import { setupMessage } from './messages.ts';

type PagesStepProps = {
  /** The template that the pages are made of. */
  chosen: string | undefined;
  /** Whose designs are shown first. */
  audience: Audience;
  /** The owner has chosen colours and fonts already. */
  keepTheme: boolean;
  /** Called once a template is live; leads to the next step. */
  onChosen: (templateId: string) => Promise<void>;
};

/** The template, and what it would replace although it was edited. */
type Question = { template: ListedTemplate; edited: string };

const nameOfAudience = (audience: Audience) => setupMessage(`pages.for.${audience}`);

/** The first pages, from a gallery of live pictures with the facts of the site. */
export function PagesStep({ chosen, audience: first, keepTheme, onChosen }: PagesStepProps) {
  const { loaded: list, reload } = useTemplates();
  const { shown, ...audience } = useAudience(typeof list === 'object' ? list.templates : [], first);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);

  const whenChosen = useRef(onChosen);
  useEffect(() => {
    whenChosen.current = onChosen;
  });

  const use = async (template: ListedTemplate, replace: boolean) => {
    if (busy) return;
    setBusy(template.id);
    setProblem('');
    setQuestion(null);
    const outcome = await applyTemplate(template.id, { replace, keepTheme });
    // As of the latest rendering: saving the step before may have ended meanwhile.
    if (outcome.kind === 'done') await whenChosen.current(template.id);
    else if (outcome.kind === 'edited') {
      setQuestion({
        template,
        edited: [
          ...outcome.pages.map(({ name, slug }) => name || slug),
          ...outcome.parts.map((part) => setupMessage(`pages.part.${part}`)),
        ].join(', '),
      });
    } else setProblem(setupMessage('failed', { message: outcome.message }));
    setBusy('');
  };

  return (
    <>
      <p>{setupMessage(keepTheme ? 'pages.intro.keep' : 'pages.intro')}</p>
      <p role="status">
        {list === 'loading' && setupMessage('pages.loading')}
        {busy && setupMessage('pages.busy')}
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
        <ReplaceQuestion
          title={question.template.title}
          edited={question.edited}
          onReplace={() => void use(question.template, true)}
          onCancel={() => setQuestion(null)}
        />
      )}
      {typeof list === 'object' && (
        <AudienceFilter label={setupMessage('pages.for')} nameOf={nameOfAudience} {...audience} />
      )}
      {typeof list === 'object' && (
        <ul className="templates-gallery__list setup__templates" aria-busy={busy !== ''}>
          {shown.map((template) => (
            <TemplateChoice
              key={template.id}
              template={template}
              isChosen={template.id === chosen}
              isBusy={busy === template.id}
              onUse={() => void use(template, false)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type ReplaceQuestionProps = { title: string; edited: string; onReplace: () => void; onCancel: () => void };

function ReplaceQuestion({ title, edited, onReplace, onCancel }: ReplaceQuestionProps) {
  const replaceButton = useRef<HTMLButtonElement>(null);
  useEffect(() => replaceButton.current?.focus(), []);

  return (
    <div className="setup__question" role="alert">
      <p>{setupMessage('pages.edited', { title, edited })}</p>
      <p>{setupMessage('pages.edited.back')}</p>
      <p className="setup__row">
        <button ref={replaceButton} type="button" className="editor-button is-danger" onClick={onReplace}>
          {setupMessage('pages.replace')}
        </button>
        <button type="button" className="editor-button" onClick={onCancel}>
          {setupMessage('pages.keep')}
        </button>
      </p>
    </div>
  );
}

type TemplateChoiceProps = {
  template: ListedTemplate;
  isChosen: boolean;
  isBusy: boolean;
  onUse: () => void;
};

function TemplateChoice({ template, isChosen, isBusy, onUse }: TemplateChoiceProps) {
  const { title, path, summary } = template;

  return (
    <li className="templates-gallery__card">
      <TemplatePicture
        id={template.id}
        title={title}
        path={path}
        label={setupMessage('pages.open', { title })}
        hint={setupMessage('pages.size')}
      />
      <h4>{title}</h4>
      <p className="templates-gallery__for">{audienceLine(template, nameOfAudience)}</p>
      <p>{spelt(summary)}</p>
      <button
        type="button"
        className="editor-button"
        aria-pressed={isChosen}
        aria-busy={isBusy}
        aria-label={setupMessage(isChosen ? 'pages.chosen.one' : 'pages.use.one', { title })}
        onClick={() => !isChosen && onUse()}
      >
        {isChosen && <Icon name="check" />}
        {setupMessage(isChosen ? 'pages.chosen' : 'pages.use')}
      </button>
    </li>
  );
}
