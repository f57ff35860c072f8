import { useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { language } from '#domain/language/language.ts';
import type { AgentDoc } from '#domain/site/agent.ts';
import { newAgent } from '#domain/site/new-agent.ts';
import { messageOfError } from '../../api/api-error.ts';
import {
  addMember,
  saveMember,
  type TeamConflict,
  type TeamMember,
  type TeamObstacle,
  type TeamProblem,
} from './team-store.ts';

/** State of the form of a team member, including conflicts. */
export type MemberForm = {
  doc: AgentDoc;
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
  /** For `aria-disabled`, as `disabled` would drop the focus. */
  isBusy: boolean;
  problem: TeamProblem | null;
  /** Set until the agent resolves it; the typed values are retained. */
  conflict: TeamConflict | null;
  /** Whether the typed values are set aside for a newer version. */
  isAside: boolean;
  set: (change: Partial<AgentDoc>) => void;
  setInfo: (change: NonNullable<AgentDoc['extraInfo']>) => void;
  save: () => Promise<void>;
  /** Overwrites the other version; adds a removed member again. */
  saveOver: () => Promise<void>;
  /** Loads the other version and sets the typed values aside. */
  loadNewer: () => void;
  bringBack: () => void;
};

export function useMemberForm(member: TeamMember | null, onSaved: (name: string) => void): MemberForm {
  const [begun] = useState<AgentDoc>(
    () => member?.doc ?? newAgent({ language: language(), displayName: '' }),
  );
  const [doc, setDoc] = useState<AgentDoc>(begun);
  const [problem, setProblem] = useState<TeamProblem | null>(null);
  const [conflict, setConflict] = useState<TeamConflict | null>(null);
  const [aside, setAside] = useState<AgentDoc | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const base = useRef(member);
  const latest = useRef(doc);

  const show = (shown: AgentDoc) => {
    latest.current = shown;
    setDoc(shown);
    setProblem(null);
  };
  const set = (change: Partial<AgentDoc>) => show({ ...latest.current, ...change });
  const write = async (send: (doc: AgentDoc) => Promise<TeamObstacle | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const obstacle = await send(withoutEmpty(latest.current));
      if (!obstacle) return onSaved(latest.current.displayName);
      setProblem('problem' in obstacle ? obstacle.problem : null);
      setConflict('conflict' in obstacle ? obstacle.conflict : null);
    } catch (error) {
      setProblem({ message: messageOfError(error), field: null });
    }
    setIsBusy(false);
  };
  const save = () =>
    write((sent) => {
      const { current: began } = base;
      return began ? saveMember(began, sent) : addMember(sent);
    });

  return {
    doc,
    isChanged: !isEqual(doc, base.current?.doc ?? begun),
    isBusy,
    problem,
    conflict,
    isAside: aside !== null,
    set,
    setInfo: (change) => set({ extraInfo: { ...latest.current.extraInfo, ...change } }),
    save,
    saveOver: async () => {
      if (isBusy) return;
      base.current = conflict?.newer ?? null;
      await save();
    },
    loadNewer: () => {
      if (isBusy || !conflict?.newer) return;
      setAside(latest.current);
      base.current = conflict.newer;
      show(conflict.newer.doc);
      setConflict(null);
    },
    bringBack: () => {
      if (isBusy || !aside) return;
      show(aside);
      setAside(null);
    },
  };
}

/** Omits empty values, which the schema rejects, for example for emails. */
function withoutEmpty(doc: AgentDoc): AgentDoc {
  const filled = Object.entries(doc).filter(([key, value]) => value !== '' || key === 'displayName');

  return Object.fromEntries(filled) as AgentDoc;
}
