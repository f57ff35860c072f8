import { useState } from 'react';
import { fullMoment } from '../drafts/moment.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { ChoiceButtons } from '../ui/choice-buttons.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import {
  applyTemplate,
  type ListedFormerSite,
  type ListedTemplate,
  type Outcome,
  restoreFormerSite,
  useTemplates,
} from './use-templates.ts';
import { TemplatePicture } from './template-picture.tsx';
import './templates-gallery.css';

const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];

/** What an agent is about to change, and which edited pages it would replace. */
type Question =
  | { kind: 'use'; template: ListedTemplate; edited: string[] }
  | { kind: 'restore'; former: ListedFormerSite };

/** Designs of the whole site as live pictures with the site's own facts. `onChosen` is called once one is live. */
export function TemplatesGallery({ onChosen }: { onChosen: (templateId: string | null) => void }) {
  const { loaded: list, reload } = useTemplates(EDITOR_LANGUAGE);
  const [device, setDevice] = useState<Device>('desktop');
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (work: Promise<Outcome>, chosen: string | null, onEdited: (names: string[]) => void) => {
    setQuestion(null);
    setProblem(null);
    setIsBusy(true);
    const outcome = await work;
    setIsBusy(false);
    if (outcome.kind === 'done') onChosen(chosen);
    else if (outcome.kind === 'edited') onEdited(outcome.pages.map(({ name, slug }) => name || slug));
    else setProblem(outcome.message);
  };
  const use = (template: ListedTemplate, edited: string[]) =>
    run(applyTemplate(template.id, { replace: edited.length > 0 }), template.id, (names) =>
      setQuestion({ kind: 'use', template, edited: names }),
    );
  const restore = ({ id }: ListedFormerSite) => run(restoreFormerSite(id), null, () => {});

  if (list === 'loading') return <p role="status">{editorMessage('templates.loading')}</p>;
  if (list === 'failed')
    return <LoadFailure message={editorMessage('templates.failed')} onRetry={() => void reload()} />;

  return (
    <div className="templates-gallery" aria-busy={isBusy}>
      <div className="templates-gallery__head">
        <p>{editorMessage('templates.intro')}</p>
        <ChoiceButtons
          className="templates-gallery__devices"
          label={editorMessage('templates.device')}
          choices={DEVICES.map((name) => ({ name, label: editorMessage(`templates.device.${name}`) }))}
          chosen={device}
          onChoose={setDevice}
        />
      </div>
      {problem !== null && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      <ul className={`templates-gallery__list is-${device}`}>
        {list.templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            device={device}
            isBusy={isBusy}
            onUse={() => setQuestion({ kind: 'use', template, edited: [] })}
          />
        ))}
      </ul>
      {list.formerSites.length > 0 && (
        <FormerSites
          sites={list.formerSites}
          isBusy={isBusy}
          onRestore={(former) => setQuestion({ kind: 'restore', former })}
        />
      )}
      {question?.kind === 'use' && (
        <ConfirmDialog
          // The second question is another dialog, which takes the focus again.
          key={question.edited.length}
          title={editorMessage('templates.use.title', { title: question.template.title })}
          question={
            question.edited.length > 0
              ? editorMessage('templates.use.edited', { pages: question.edited.join(', ') })
              : editorMessage('templates.use.question')
          }
          confirm={editorMessage(question.edited.length > 0 ? 'templates.use.replace' : 'templates.use')}
          onConfirm={() => void use(question.template, question.edited)}
          onClose={() => setQuestion(null)}
        />
      )}
      {question?.kind === 'restore' && (
        <ConfirmDialog
          title={editorMessage('templates.former.restore')}
          question={editorMessage('templates.former.question', { when: fullMoment(question.former.madeAt) })}
          confirm={editorMessage('templates.former.restore')}
          onConfirm={() => void restore(question.former)}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

type CardProps = { template: ListedTemplate; device: Device; isBusy: boolean; onUse: () => void };

function TemplateCard({ template: { title, summary, path }, device, isBusy, onUse }: CardProps) {
  return (
    <li className="templates-gallery__card">
      <TemplatePicture
        key={device}
        title={title}
        path={path}
        label={editorMessage('templates.open', { title })}
        hint={editorMessage('templates.fullSize')}
      />
      <h3>{title}</h3>
      <p>{summary}</p>
      <button
        type="button"
        className="editor-button is-primary"
        disabled={isBusy}
        aria-label={editorMessage('templates.use.one', { title })}
        onClick={onUse}
      >
        {editorMessage('templates.use')}
      </button>
    </li>
  );
}

type FormerSitesProps = {
  sites: readonly ListedFormerSite[];
  isBusy: boolean;
  onRestore: (former: ListedFormerSite) => void;
};

/** What the site was before a template was applied, to go back to. */
function FormerSites({ sites, isBusy, onRestore }: FormerSitesProps) {
  return (
    <section className="templates-gallery__former">
      <h3>{editorMessage('templates.former')}</h3>
      <ul>
        {sites.map((former) => (
          <li key={former.id}>
            <span>
              {editorMessage('templates.former.made', {
                when: fullMoment(former.madeAt),
                who: former.madeBy,
              })}
            </span>
            <button
              type="button"
              className="editor-button"
              disabled={isBusy}
              aria-label={editorMessage('templates.former.restore.one', {
                when: fullMoment(former.madeAt),
              })}
              onClick={() => onRestore(former)}
            >
              {editorMessage('templates.former.restore')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
