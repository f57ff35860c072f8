import { useEffect, useRef, useState } from 'react';
import type { AgentDoc } from '#domain/site/agent.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextControl, ToggleControl } from '../fields/control-field.tsx';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { ImageAddressControl } from './image-address-control.tsx';
import { LinesControl } from './lines-control.tsx';
import { saveMember, type TeamMember, type TeamProblem } from './team-store.ts';

type TeamFormProps = { member: TeamMember | null; onBack: () => void; onSaved: (name: string) => void };

const EMPTY: AgentDoc = { displayName: '', role: 'realtor' };
const TEXTS = ['displayName', 'title', 'role', 'email', 'phone', 'officeName'] as const;
/** The members whose labels are told with what is wrong with them. */
const NAMED = [...TEXTS, 'imageUrl'] as const;

/** One of the team: name, ways to get in touch, what the profile says. Members of the document without a field stay. */
export function TeamForm({ member, onBack, onSaved }: TeamFormProps) {
  const [doc, setDoc] = useState<AgentDoc>(member?.doc ?? EMPTY);
  const [problem, setProblem] = useState<TeamProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const latest = useRef(doc);
  const set = (change: Partial<AgentDoc>) => {
    latest.current = { ...latest.current, ...change };
    setDoc(latest.current);
    setProblem(null);
  };
  const setInfo = (change: NonNullable<AgentDoc['extraInfo']>) =>
    set({ extraInfo: { ...latest.current.extraInfo, ...change } });

  const save = async () => {
    setIsBusy(true);
    try {
      const refused = await saveMember(member?.id ?? null, withoutEmpty(latest.current));
      if (!refused) return onSaved(latest.current.displayName);
      setProblem(refused);
    } catch (error) {
      setProblem({ message: (error as Error).message, field: null });
    }
    setIsBusy(false);
  };

  return (
    <section aria-label={member?.doc.displayName ?? editorMessage('team.new')}>
      <div className="team-form__head">
        <button type="button" className="editor-button" onClick={onBack}>
          <Icon name="arrow-left" />
          {editorMessage('team.back')}
        </button>
        <h3 ref={heading} tabIndex={-1}>
          {member?.doc.displayName ?? editorMessage('team.new')}
        </h3>
      </div>
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
        <ImageAddressControl
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
        <LinesControl
          label={editorMessage('team.field.bio')}
          value={doc.extraInfo?.bio ?? doc.bio ?? ''}
          onChange={(bio) => setInfo({ bio })}
        />
      </div>
      <button
        type="button"
        className="editor-button is-primary"
        disabled={isBusy}
        onClick={() => void save()}
      >
        {editorMessage('team.save')}
      </button>
      {/* Below the button: it stays where it is when this goes. */}
      {problem && (
        <p role="alert" className="editor-error">
          {problem.field ? `${fieldName(problem.field)}: ${problem.message}` : problem.message}
        </p>
      )}
    </section>
  );
}

const labelOf = (name: (typeof NAMED)[number]): EditorMessageKey => `team.field.${name}`;

/** What an agent calls the field of a dotted path. */
function fieldName(path: string): string {
  const name = NAMED.find((text) => path.split('.').includes(text));

  return name ? editorMessage(labelOf(name)) : path;
}

/** An empty text is no e-mail address: what was left empty is left out. */
function withoutEmpty(doc: AgentDoc): AgentDoc {
  const filled = Object.entries(doc).filter(([key, value]) => value !== '' || key === 'displayName');

  return Object.fromEntries(filled) as AgentDoc;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
