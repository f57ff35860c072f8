import { useEffect, useState } from 'react';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { ToggleControl } from '../fields/control-field.tsx';
import { moveItem } from '../fields/move-item.ts';
import { AgentOptionsDocument, type AgentOptionsQuery } from '../fields/pickers/agent-options.generated.ts';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { withChosen } from '../ui/with-chosen.ts';
import { ItemTools } from './item-tools.tsx';
import './media.css';

type Member = AgentOptionsQuery['roster'][number];
type RosterDialogProps = {
  /** Ids in order; empty means the whole team. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onClose: () => void;
};

/** Selects and orders team members (R2.329). */
export function RosterDialog({ value, onChange, onClose }: RosterDialogProps) {
  const [team, setTeam] = useState<Member[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(value.length === 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, with what was chosen when it opened
  useEffect(() => {
    const abort = new AbortController();
    request(AgentOptionsDocument, {}, abort.signal).then(
      ({ roster }) => setTeam(chosenFirst(roster, value)),
      (error: unknown) => abort.signal.aborted || setProblem(sentenceOfError(error)),
    );

    return () => abort.abort();
  }, []);

  const ids = (team ?? []).map(({ id }) => id).filter((id) => chosen.has(id));

  return (
    <EditorDialog
      title={editorMessage('roster.title')}
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('image.done')}
          isDisabled={!isAll && ids.length === 0}
          onAct={() => onChange(isAll ? [] : ids)}
          onCancel={onClose}
        />
      }
    >
      <ToggleControl label={editorMessage('roster.all')} value={isAll} onChange={setIsAll} />
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {!team && !problem && <p role="status">{editorMessage('field.options.loading')}</p>}
      {team && !isAll && (
        <>
          <p className="editor-help">{editorMessage('roster.help')}</p>
          <ol className="media-list">
            {team.map((member, index) => (
              <li key={member.id} className="media-list__row is-member">
                <ToggleControl
                  label={member.displayName}
                  value={chosen.has(member.id)}
                  onChange={(is) => setChosen(withChosen(chosen, member.id, is))}
                />
                <ItemTools
                  item={member.displayName}
                  index={index}
                  count={team.length}
                  onMove={(to) => setTeam(moveItem(team, index, to))}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </EditorDialog>
  );
}

/** Selected members in their order, then the others in team order. */
function chosenFirst(roster: readonly Member[], ids: readonly string[]): Member[] {
  const chosen = ids.flatMap((id) => roster.filter((member) => member.id === id));

  return [...chosen, ...roster.filter(({ id }) => !ids.includes(id))];
}
