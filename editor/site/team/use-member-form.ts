import { useRef, useState } from 'react';
import type { AgentDoc } from '#domain/site/agent.ts';
import { messageOfError } from '../../api.ts';
import {
  addMember,
  saveMember,
  type TeamConflict,
  type TeamMember,
  type TeamObstacle,
  type TeamProblem,
} from './team-store.ts';

/** What is typed about one of the team, and how it goes on when somebody else was quicker. */
export type MemberForm = {
  doc: AgentDoc;
  /** Buttons are told so and not disabled, which would take the focus from them. */
  isBusy: boolean;
  problem: TeamProblem | null;
  /** Stays until the agent chooses: what was typed is kept beside it. */
  conflict: TeamConflict | null;
  /** Whether what was typed is put aside for a newer version. */
  isAside: boolean;
  set: (change: Partial<AgentDoc>) => void;
  setInfo: (change: NonNullable<AgentDoc['extraInfo']>) => void;
  save: () => Promise<void>;
  /** Saves over what somebody else saved; puts back who was taken off the team. */
  saveOver: () => Promise<void>;
  /** Shows what somebody else saved and puts what was typed aside. */
  loadNewer: () => void;
  bringBack: () => void;
};

const EMPTY: AgentDoc = { displayName: '', role: 'realtor' };

export function useMemberForm(member: TeamMember | null, onSaved: (name: string) => void): MemberForm {
  const [doc, setDoc] = useState<AgentDoc>(member?.doc ?? EMPTY);
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

/** An empty text is no e-mail address: what was left empty is left out. */
function withoutEmpty(doc: AgentDoc): AgentDoc {
  const filled = Object.entries(doc).filter(([key, value]) => value !== '' || key === 'displayName');

  return Object.fromEntries(filled) as AgentDoc;
}
