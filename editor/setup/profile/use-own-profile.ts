import { useEffect, useRef, useState } from 'react';
import { biographyHtml, biographyText } from '#domain/html/biography.ts';
import type { AgentDoc } from '#domain/site/agent.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { messageOfError } from '../../api/api-error.ts';
import { loadTeam, saveMember, type TeamMember } from '../../site/team/team-store.ts';
import { setupMessage } from '../messages.ts';

/** The profile of who sets the site up; `member` is null for somebody who is not on the team, and until it is loaded. */
export function useOwnProfile() {
  const uid = useSite().viewer.agent?.uid;
  const [member, setMember] = useState<TeamMember | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  // One change after the other, each of the profile as the one before left it.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const abort = new AbortController();
    // Without the team there is no profile to complete; the step with the people tells why.
    ownProfile(uid, abort.signal).then(setMember, () => undefined);

    return () => abort.abort();
  }, [uid]);

  /** Stores a change of the profile; rejects with why it was not stored. */
  const change = (changed: (doc: AgentDoc) => AgentDoc): Promise<void> => {
    const store = async () => {
      const now = (await ownProfile(uid)) ?? member;
      if (!now) return;
      const doc = changed(now.doc);
      const obstacle = await saveMember(now, doc);
      if (obstacle)
        throw new Error(
          'problem' in obstacle ? obstacle.problem.message : setupMessage('people.profile.conflict'),
        );
      setMember({ ...now, doc });
    };
    const ended = last.current.then(store, store);
    last.current = ended;

    return ended;
  };

  const stored = member ? biographyText(bioOf(member.doc)) : '';

  return {
    member,
    problem,
    /** As it is typed; null where it has formatting, which the form of the team member keeps. */
    biography: typed ?? stored,
    setBiography: (text: string) => {
      setProblem('');
      setTyped(text);
    },
    /** Forgets what was typed since it was stored. */
    dropBiography: () => {
      setProblem('');
      setTyped(null);
    },
    /** True when nothing is left to store. */
    saveBiography: async (): Promise<boolean> => {
      setProblem('');
      if (typed === null || typed === stored) return true;
      try {
        await change((doc) => withBiography(doc, biographyHtml(typed)));
        setTyped(null);
        return true;
      } catch (error) {
        setProblem(setupMessage('failed', { message: messageOfError(error) }));
        return false;
      }
    },
    savePortrait: (imageUrl: string) =>
      change(({ imageUrl: _, ...doc }) => (imageUrl ? { ...doc, imageUrl } : doc)),
  };
}

export type OwnProfile = ReturnType<typeof useOwnProfile>;

const bioOf = ({ extraInfo, bio }: AgentDoc): string => extraInfo?.bio ?? bio ?? '';

function withBiography({ bio: _, ...doc }: AgentDoc, bio: string): AgentDoc {
  const { bio: _before, ...extraInfo } = doc.extraInfo ?? {};

  return { ...doc, extraInfo: bio ? { ...extraInfo, bio } : extraInfo };
}

async function ownProfile(uid: string | undefined, signal?: AbortSignal): Promise<TeamMember | null> {
  return (await loadTeam(signal)).find((member) => member.uid === uid) ?? null;
}
