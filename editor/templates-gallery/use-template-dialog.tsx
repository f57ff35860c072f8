import { useState } from 'react';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { OptionCards } from '../ui/option-cards.tsx';
import { namesOfDrafts } from './design-changes.ts';
import { LookLinks } from './look-links.tsx';
import { rememberDrafted } from './drafted-design.ts';
import { draftTemplate, type InTheWay, type ListedTemplate } from './use-templates.ts';

const CHOICES = ['look', 'all'] as const;
type Choice = (typeof CHOICES)[number];

type UseTemplateDialogProps = {
  template: ListedTemplate;
  /** Title of the design that is a draft already. */
  drafted: string | null;
  onClose: () => void;
};

/** Asks for the look alone or its pages too, and makes that a draft, which the editor opens. */
export function UseTemplateDialog({ template, drafted, onClose }: UseTemplateDialogProps) {
  const { id, title, path } = template;
  const [choice, setChoice] = useState<Choice>('look');
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const draft = async () => {
    setIsBusy(true);
    setProblem('');
    const outcome = await draftTemplate(id, { withPages: choice === 'all', replace: inTheWay !== null });
    if (outcome.kind === 'done') {
      rememberDrafted(title);
      return openEditor();
    }
    if (outcome.kind === 'inTheWay') setInTheWay(outcome.drafts);
    else setProblem(outcome.message);
    setIsBusy(false);
  };

  return (
    <EditorDialog
      title={editorMessage('templates.use.title', { title })}
      size="medium"
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage(inTheWay ? 'templates.use.replace' : 'templates.use.draft')}
          isDanger={inTheWay !== null}
          isBusy={isBusy}
          onAct={() => void draft()}
          onCancel={onClose}
        />
      }
    >
      <OptionCards
        label={editorMessage('templates.use.what')}
        className="templates-gallery__choices"
        value={choice}
        options={CHOICES.map((value) => ({
          value,
          label: (
            <>
              <strong>{editorMessage(`templates.use.${value}`)}</strong>
              <span className="editor-help">{editorMessage(`templates.use.${value}.text`)}</span>
            </>
          ),
        }))}
        onChange={(value) => {
          setChoice(value);
          setInTheWay(null);
        }}
      />
      {choice === 'all' && (
        <p>
          <a href={path} target="_blank" rel="noopener">
            {editorMessage('templates.use.preview.all')}
          </a>
        </p>
      )}
      <LookLinks look={id} />
      <p>
        {editorMessage('templates.use.question')}{' '}
        {drafted !== null && editorMessage('templates.use.replacesDraft', { title: drafted })}
      </p>
      {inTheWay && (
        <p role="alert" className="editor-error">
          {editorMessage('templates.use.inTheWay', { what: namesOfDrafts(inTheWay) })}
        </p>
      )}
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </EditorDialog>
  );
}

/** The home page in the editor, which shows the drafts. */
export function openEditor(): void {
  const isHere = window.location.pathname === '/';
  window.location.assign(`/${EDIT_HASH}`);
  // A URL that differs by the hash alone loads no document.
  if (isHere) window.location.reload();
}
