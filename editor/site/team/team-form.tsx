import { lazy, Suspense, useEffect, useRef } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { TextControl, ToggleControl } from '../../fields/control-field.tsx';
import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { InnerFormFoot, useLeaveInnerForm } from '../../ui/inner-form.tsx';
import { SAVE_KEYS } from '../../ui/key-names.ts';
import { ImageUrlControl } from '../image-url-control.tsx';
import { LinesControl } from '../lines-control.tsx';
import { TeamAsideNote, TeamConflictNote } from './team-conflict.tsx';
import type { TeamMember } from './team-store.ts';
import { useMemberForm } from './use-member-form.ts';

/** With its text editor, which no other section needs. */
const RichTextControl = lazy(async () => ({
  default: (await import('../../fields/text/rich-text-control.tsx')).RichTextControl,
}));

type TeamFormProps = { member: TeamMember | null; onBack: () => void; onSaved: (name: string) => void };

const TEXTS = ['displayName', 'title', 'role', 'email', 'phone', 'officeName'] as const;
/** Members whose label is part of their error message. */
const NAMED = [...TEXTS, 'imageUrl'] as const;

/** A form for a team member: name, contact, profile. Members of the document without a field are preserved. */
export function TeamForm({ member, onBack, onSaved }: TeamFormProps) {
  const form = useMemberForm(member, onSaved);
  const { doc, problem, set, setInfo } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useLeaveInnerForm();
  const focusHeading = () => heading.current?.focus();
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-label={member?.doc.displayName ?? editorMessage('team.new')}>
      <div className="team-form__head">
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          <Icon name="arrow-left" />
          {editorMessage('team.back')}
        </button>
        <h3 ref={heading} tabIndex={-1}>
          {member?.doc.displayName ?? editorMessage('team.new')}
        </h3>
      </div>
      <TeamAsideNote form={form} onShown={focusHeading} />
      <div className="site-fields is-dense">
        {TEXTS.map((name) => (
          <TextControl
            key={name}
            label={editorMessage(labelOf(name))}
            value={doc[name]}
            onChange={(text) => set({ [name]: text.trim() })}
          />
        ))}
        <TextControl
          label={editorMessage('team.field.tagline')}
          value={doc.extraInfo?.tagline}
          onChange={(tagline) => setInfo({ tagline })}
        />
      </div>
      <div className="site-fields">
        <ImageUrlControl
          label={editorMessage('team.field.imageUrl')}
          value={doc.imageUrl ?? ''}
          onChange={(imageUrl) => set({ imageUrl })}
        />
        <ToggleControl
          label={editorMessage('team.field.publishEmail')}
          value={doc.publishEmail === true}
          onChange={(publishEmail) => set({ publishEmail })}
        />
        <LinesControl
          label={editorMessage('team.field.mobilePhones')}
          rows={2}
          value={(doc.mobilePhones ?? []).join('\n')}
          onChange={(text) => set({ mobilePhones: linesOf(text) })}
        />
        <LinesControl
          label={editorMessage('team.field.languages')}
          rows={2}
          value={(doc.extraInfo?.languages ?? []).join('\n')}
          onChange={(text) => setInfo({ languages: linesOf(text) })}
        />
        <Suspense fallback={<p className="editor-help">{editorMessage('pages.loading')}</p>}>
          <RichTextControl
            label={editorMessage('team.field.bio')}
            value={{ html: doc.extraInfo?.bio ?? doc.bio ?? '' }}
            onChange={({ html }) => setInfo({ bio: html })}
          />
        </Suspense>
      </div>
      <InnerFormFoot isChanged={form.isChanged}>
        {problem && (
          <p role="alert" className="editor-error panel-dialog__status">
            {problem.field ? `${fieldName(problem.field)}: ${problem.message}` : problem.message}
          </p>
        )}
        <TeamConflictNote form={form} onShown={focusHeading} />
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          {editorMessage('dialog.cancel')}
        </button>
        <button
          type="button"
          className="editor-button is-primary"
          aria-disabled={form.isBusy}
          aria-keyshortcuts={SAVE_KEYS}
          onClick={() => void form.save()}
        >
          {editorMessage('team.save')}
        </button>
      </InnerFormFoot>
    </section>
  );
}

const labelOf = (name: (typeof NAMED)[number]): EditorMessageKey => `team.field.${name}`;

/** The label of the field of a dotted path. */
function fieldName(path: string): string {
  const name = NAMED.find((text) => path.split('.').includes(text));

  return name ? editorMessage(labelOf(name)) : path;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
