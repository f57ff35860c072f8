import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { setupMessage } from '../messages.ts';
import { PictureUpload } from '../picture-upload.tsx';
import type { OwnProfile } from './use-own-profile.ts';

/** The portrait of who sets the site up, stored in their profile at once. */
export function OwnPortrait({ profile: { member, savePortrait } }: { profile: OwnProfile }) {
  const revalidate = useRevalidate();

  return (
    <PictureUpload
      label={setupMessage('people.portrait')}
      help={setupMessage('people.portrait.help')}
      url={member?.doc.imageUrl ?? ''}
      preview={setupMessage('people.portrait.preview')}
      remove={setupMessage('people.portrait.remove')}
      look="portrait"
      onChange={async (imageUrl) => {
        await savePortrait(imageUrl);
        await revalidate();
      }}
    />
  );
}
