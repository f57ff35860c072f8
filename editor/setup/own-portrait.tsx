import { useEffect, useState } from 'react';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { loadTeam, saveMember, type TeamMember } from '../site/team/team-store.ts';
import { setupMessage } from './messages.ts';
import { PictureUpload } from './picture-upload.tsx';

/** The portrait of who sets the site up, stored in their profile at once; nothing for somebody who is not on the team. */
export function OwnPortrait() {
  const uid = useSite().viewer.agent?.uid;
  const revalidate = useRevalidate();
  const [member, setMember] = useState<TeamMember | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    // Without the team there is no portrait to choose; the list above tells why.
    ownProfile(uid, abort.signal).then(setMember, () => undefined);

    return () => abort.abort();
  }, [uid]);
  if (!member) return null;

  const save = async (imageUrl: string) => {
    const now = (await ownProfile(uid)) ?? member;
    const { imageUrl: _, ...doc } = now.doc;
    const obstacle = await saveMember(now, imageUrl ? { ...doc, imageUrl } : doc);
    if (obstacle)
      throw new Error(
        'problem' in obstacle ? obstacle.problem.message : setupMessage('people.portrait.conflict'),
      );
    setMember({ ...now, doc: { ...doc, imageUrl } });
    await revalidate();
  };

  return (
    <PictureUpload
      label={setupMessage('people.portrait')}
      help={setupMessage('people.portrait.help')}
      url={member.doc.imageUrl ?? ''}
      preview={setupMessage('people.portrait.preview')}
      remove={setupMessage('people.portrait.remove')}
      look="portrait"
      onChange={save}
    />
  );
}

async function ownProfile(uid: string | undefined, signal?: AbortSignal): Promise<TeamMember | null> {
  return (await loadTeam(signal)).find((member) => member.uid === uid) ?? null;
}
