import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlField, ControlGroup } from '../fields/control-field.tsx';
import { UploadDialog } from '../media/upload-dialog.tsx';
import { editorMessage } from '../messages.ts';
import { measurePicture } from './measure-picture.ts';
import type { TypedPost } from './typed-post.ts';

type PostPictureProps = { post: TypedPost; onChange: (changes: Partial<TypedPost>) => void };

/** The picture of a post with its description. */
export function PostPictureField({ post: { image }, onChange }: PostPictureProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const choose = async (url: string, alt: string) => {
    setIsChoosing(false);
    const size = await measurePicture(url);
    setIsBroken(size === null);
    if (size) onChange({ image: { url, alt, ...size } });
  };

  return (
    <ControlGroup label={editorMessage('posts.field.picture')}>
      {image && <img className="post-form__picture" src={image.url} alt="" />}
      <div className="post-form__buttons">
        <button type="button" className="editor-button" onClick={() => setIsChoosing(true)}>
          <Icon name="image" />
          {editorMessage(image ? 'posts.picture.change' : 'posts.picture.choose')}
        </button>
        {image && (
          <button type="button" className="editor-button" onClick={() => onChange({ image: null })}>
            {editorMessage('posts.picture.remove')}
          </button>
        )}
      </div>
      {isBroken && (
        <p role="alert" className="editor-error">
          {editorMessage('posts.picture.broken')}
        </p>
      )}
      {image && (
        <ControlField label={editorMessage('posts.field.alt')} help={editorMessage('posts.field.alt.help')}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className="editor-input"
              aria-describedby={describedBy}
              maxLength={500}
              value={image.alt}
              onChange={({ target }) => onChange({ image: { ...image, alt: target.value } })}
            />
          )}
        </ControlField>
      )}
      {isChoosing && (
        <UploadDialog
          onChoose={([chosen]) => chosen && void choose(chosen.url, chosen.altText)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </ControlGroup>
  );
}
