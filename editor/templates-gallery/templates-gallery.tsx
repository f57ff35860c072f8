import { useState } from 'react';
import { DRAFTED_LOOK } from '#domain/site/look-path.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { spelt } from '../spelling.ts';
import { ChoiceButtons } from '../ui/choice-buttons.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { type Audience, AudienceFilter, audienceLine, useAudience } from './audience-filter.tsx';
import { namesOfDesign } from './design-changes.ts';
import { FormerSites } from './former-sites.tsx';
import { LookLinks } from './look-links.tsx';
import { discardDesign, restoreDesign } from './publish-design.ts';
import { PublishDesignDialog } from './publish-design-dialog.tsx';
import { TemplatePicture } from './template-picture.tsx';
import { openEditor, UseTemplateDialog } from './use-template-dialog.tsx';
import {
  type DesignDraft,
  type ListedFormerSite,
  type ListedTemplate,
  useTemplates,
} from './use-templates.ts';
import './templates-gallery.css';

const nameOfAudience = (audience: Audience) => editorMessage(`templates.for.${audience}`);

const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];

type Question =
  | { kind: 'use'; template: ListedTemplate }
  | { kind: 'publish' | 'discard'; draft: DesignDraft }
  | { kind: 'restore'; former: ListedFormerSite };

type TemplatesGalleryProps = {
  /** The design draft was published or discarded. */
  onChanged: () => void;
  onClose: () => void;
};

/** Designs of the whole site as live pictures with the site's own facts, the one that is a draft, and the earlier ones. */
export function TemplatesGallery({ onChanged, onClose }: TemplatesGalleryProps) {
  const { loaded: list, reload } = useTemplates(EDITOR_LANGUAGE);
  const revalidate = useRevalidate();
  const [device, setDevice] = useState<Device>('desktop');
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const { shown, ...audience } = useAudience(typeof list === 'object' ? list.templates : []);

  if (list === 'loading') return <p role="status">{editorMessage('templates.loading')}</p>;
  if (list === 'failed')
    return <LoadFailure message={editorMessage('templates.failed')} onRetry={() => void reload()} />;

  const { templates, designDraft, formerSites } = list;
  const titleOf = (id: string | null) => templates.find((template) => template.id === id)?.title ?? null;
  const discard = () => {
    close();
    discardDesign().then(
      () => {
        notifyAgent({ type: 'notice', message: editorMessage('design.draft.discarded') });
        onChanged();
        void reload();
      },
      (error: unknown) => notifyAgent({ type: 'error', message: sentenceOfError(error) }),
    );
  };
  const restore = ({ id }: ListedFormerSite) => {
    onClose();
    void restoreDesign(id, editorMessage('templates.former.restored'), revalidate);
  };

  return (
    <div className="templates-gallery">
      {designDraft && (
        <DraftOfDesign
          draft={designDraft}
          title={titleOf(designDraft.templateId) ?? designDraft.templateId}
          onPublish={() => setQuestion({ kind: 'publish', draft: designDraft })}
          onDiscard={() => setQuestion({ kind: 'discard', draft: designDraft })}
        />
      )}
      <div className="templates-gallery__head">
        <p>{editorMessage('templates.intro')}</p>
        <ChoiceButtons
          className="templates-gallery__choice"
          label={editorMessage('templates.device')}
          choices={DEVICES.map((name) => ({ name, label: editorMessage(`templates.device.${name}`) }))}
          chosen={device}
          onChoose={setDevice}
        />
      </div>
      <AudienceFilter label={editorMessage('templates.for')} nameOf={nameOfAudience} {...audience} />
      <ul className={`templates-gallery__list is-${device}`}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            device={device}
            onUse={() => setQuestion({ kind: 'use', template })}
          />
        ))}
      </ul>
      <FormerSites
        sites={formerSites}
        titleOf={titleOf}
        onRestore={(former) => setQuestion({ kind: 'restore', former })}
      />
      {question?.kind === 'use' && (
        <UseTemplateDialog
          template={question.template}
          drafted={designDraft && titleOf(designDraft.templateId)}
          onClose={close}
        />
      )}
      {question?.kind === 'publish' && (
        <PublishDesignDialog
          onDone={() => {
            onChanged();
            onClose();
          }}
          onClose={close}
        />
      )}
      {question?.kind === 'discard' && (
        <ConfirmDialog
          title={editorMessage('design.draft.discard.title')}
          question={editorMessage('design.draft.discard.question', { what: namesOfDesign(question.draft) })}
          confirm={editorMessage('design.draft.discard')}
          onConfirm={discard}
          onClose={close}
        />
      )}
      {question?.kind === 'restore' && (
        <ConfirmDialog
          title={editorMessage('templates.former.restore')}
          question={editorMessage(
            question.former.withPages ? 'templates.former.question' : 'templates.former.question.look',
            { when: fullMoment(question.former.madeAt) },
          )}
          confirm={editorMessage('templates.former.restore')}
          onConfirm={() => restore(question.former)}
          onClose={close}
        />
      )}
    </div>
  );
}

type DraftOfDesignProps = {
  draft: DesignDraft;
  title: string;
  onPublish: () => void;
  onDiscard: () => void;
};

/** The design that is a draft: what goes live with it, and what to do with it. */
function DraftOfDesign({ draft, title, onPublish, onDiscard }: DraftOfDesignProps) {
  return (
    <section className="templates-gallery__draft">
      <h3>{editorMessage('design.draft.title', { title })}</h3>
      <p>
        {editorMessage('design.draft.text', { when: fullMoment(draft.madeAt), what: namesOfDesign(draft) })}
      </p>
      <LookLinks look={DRAFTED_LOOK} />
      <p className="templates-gallery__buttons">
        <button type="button" className="editor-button is-primary" onClick={onPublish}>
          {editorMessage('design.publish')}
        </button>
        <button type="button" className="editor-button" onClick={openEditor}>
          {editorMessage('design.draft.edit')}
        </button>
        <button type="button" className="editor-button is-quiet" onClick={onDiscard}>
          {editorMessage('design.draft.discard')}
        </button>
      </p>
    </section>
  );
}

type CardProps = { template: ListedTemplate; device: Device; onUse: () => void };

function TemplateCard({ template, device, onUse }: CardProps) {
  const { title, summary, path } = template;

  return (
    <li className="templates-gallery__card">
      <TemplatePicture
        key={device}
        id={template.id}
        title={title}
        path={path}
        label={editorMessage('templates.open', { title })}
        hint={editorMessage('templates.fullSize')}
      />
      <h3>{title}</h3>
      <p className="templates-gallery__for">{audienceLine(template, nameOfAudience)}</p>
      <p>{spelt(summary)}</p>
      <button
        type="button"
        className="editor-button is-primary"
        aria-label={editorMessage('templates.use.one', { title })}
        onClick={onUse}
      >
        {editorMessage('templates.use')}
      </button>
    </li>
  );
}
