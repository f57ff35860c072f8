import { useState } from 'react';
import { slugify } from '#domain/page/slug.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { ControlField, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { ComboboxControl } from '../fields/pickers/combobox-control.tsx';
import { UploadDialog } from '../media/upload-dialog.tsx';
import { editorMessage } from '../messages.ts';
import { fromLocalInput, toLocalInput } from '../publishing/local-time.ts';
import { findPlaces } from '../search-setup/places.ts';
import { measurePicture } from './measure-picture.ts';
import type { PostChoices } from './posts-store.ts';
import type { TypedPost } from './typed-post.ts';
import type { PostProblem } from './use-post-form.ts';

type Props = {
  post: TypedPost;
  problem: PostProblem | null;
  choices: PostChoices;
  /** The author by name, who may have left the team. */
  formerAuthor: string;
  isLive: boolean;
  /** When it was mailed to subscribers, and to how many. */
  mailed: { at: string; count: number } | null;
  onChange: (changes: Partial<TypedPost>) => void;
  onSlug: (slug: string) => void;
};

/** When and where a post appears: time, URL, categories, author, picture, related listings. */
export function PostSettings(props: Props) {
  const { post, problem, choices, formerAuthor, isLive, mailed, onChange, onSlug } = props;
  const { team, categories } = choices;
  const isAuthorKnown = post.authorId === null || team.some(({ id }) => id === post.authorId);

  return (
    <aside className="post-form__settings" aria-label={editorMessage('posts.settings')}>
      <ControlField
        label={editorMessage('posts.field.publishedAt')}
        help={editorMessage(isLive ? 'posts.field.publishedAt.live' : 'posts.field.publishedAt.help', {
          zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        })}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            type="datetime-local"
            className="editor-input"
            aria-describedby={describedBy}
            value={toLocalInput(post.publishedAt)}
            onChange={({ target }) => onChange({ publishedAt: fromLocalInput(target.value) })}
          />
        )}
      </ControlField>
      <ControlField label={editorMessage('posts.field.slug')} help={editorMessage('posts.field.slug.help')}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="editor-input"
            aria-describedby={describedBy}
            aria-invalid={problem?.field === 'slug' || undefined}
            value={post.slug}
            onChange={({ target }) => onSlug(target.value)}
            onBlur={() => onSlug(slugify(post.slug))}
          />
        )}
      </ControlField>
      <PictureField post={post} onChange={onChange} />
      <ControlGroup label={editorMessage('posts.categories')}>
        {categories.length === 0 && <p className="editor-help">{editorMessage('posts.categories.none')}</p>}
        {categories.map(({ slug, name }) => (
          <label key={slug} className="editor-toggle">
            <input
              type="checkbox"
              checked={post.categories.includes(slug)}
              onChange={({ target }) =>
                onChange({
                  categories: target.checked
                    ? [...post.categories, slug]
                    : post.categories.filter((other) => other !== slug),
                })
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </ControlGroup>
      <ControlField
        label={editorMessage('posts.field.author')}
        help={editorMessage('posts.field.author.help')}
      >
        {({ id, describedBy }) => (
          <select
            id={id}
            className="editor-input"
            aria-describedby={describedBy}
            value={post.authorId ?? ''}
            onChange={({ target }) => onChange({ authorId: target.value || null })}
          >
            <option value="">
              {post.authorId === null && formerAuthor ? formerAuthor : editorMessage('posts.author.site')}
            </option>
            {team.map(({ id: agentId, displayName }) => (
              <option key={agentId} value={agentId}>
                {displayName}
              </option>
            ))}
            {!isAuthorKnown && post.authorId && <option value={post.authorId}>{formerAuthor}</option>}
          </select>
        )}
      </ControlField>
      <ControlGroup label={editorMessage('posts.field.mail')}>
        {mailed ? (
          <p className="editor-help">
            {editorMessage('posts.mailed', { count: mailed.count, when: fullMoment(mailed.at) })}
          </p>
        ) : (
          <ToggleControl
            label={editorMessage('posts.mail')}
            value={post.isMailed}
            onChange={(isMailed) => onChange({ isMailed })}
          />
        )}
      </ControlGroup>
      <HomesField path={post.homesPath} onChange={(homesPath) => onChange({ homesPath })} />
    </aside>
  );
}

type PictureProps = { post: TypedPost; onChange: (changes: Partial<TypedPost>) => void };

function PictureField({ post: { image }, onChange }: PictureProps) {
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

/** The search whose listings are below the post: a place by name, or the URL of any search. */
function HomesField({ path, onChange }: { path: string | null; onChange: (path: string | null) => void }) {
  return (
    <ControlGroup label={editorMessage('posts.field.homes')}>
      <ComboboxControl
        label={editorMessage('posts.homes.place')}
        help={editorMessage('posts.homes.place.help')}
        find={async (text, signal) =>
          (await findPlaces(text, signal)).map(({ id, label }) => ({ value: id, label }))
        }
        onChoose={({ value: id }) => onChange(searchPath({ ...EMPTY_SEARCH, geo: { kind: 'place', id } }))}
      />
      <ControlField label={editorMessage('posts.homes.path')} help={editorMessage('posts.homes.path.help')}>
        {({ id, describedBy }) => (
          <input
            id={id}
            className="editor-input"
            aria-describedby={describedBy}
            value={path ?? ''}
            onChange={({ target }) => onChange(pathOf(target.value))}
          />
        )}
      </ControlField>
    </ControlGroup>
  );
}

/** The path of a pasted URL of the site. */
function pathOf(typed: string): string | null {
  const text = typed.trim();
  const url = /^https?:/.test(text) ? URL.parse(text) : null;

  return (url ? url.pathname + url.search : text) || null;
}
