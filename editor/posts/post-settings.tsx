import { slugify } from '#domain/page/slug.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { ControlField, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { ComboboxControl } from '../fields/pickers/combobox-control.tsx';
import { editorMessage } from '../messages.ts';
import { fromLocalInput, toLocalInput, zoneName } from '../publishing/local-time.ts';
import { findPlaces } from '../search-setup/places.ts';
import { PostPictureField } from './post-picture-field.tsx';
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
  const { timeZone } = useSite().space;

  return (
    <aside className="post-form__settings" aria-label={editorMessage('posts.settings')}>
      <ControlField
        label={editorMessage('posts.field.publishedAt')}
        help={editorMessage(isLive ? 'posts.field.publishedAt.live' : 'posts.field.publishedAt.help', {
          zone: zoneName(timeZone),
        })}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            type="datetime-local"
            className="editor-input"
            aria-describedby={describedBy}
            value={toLocalInput(post.publishedAt, timeZone)}
            onChange={({ target }) => onChange({ publishedAt: fromLocalInput(target.value, timeZone) })}
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
      <PostPictureField post={post} onChange={onChange} />
      <CategoriesField
        categories={choices.categories}
        chosen={post.categories}
        onChange={(chosen) => onChange({ categories: chosen })}
      />
      <AuthorField
        authorId={post.authorId}
        formerAuthor={formerAuthor}
        team={choices.team}
        onChange={(authorId) => onChange({ authorId })}
      />
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

type CategoriesFieldProps = {
  categories: PostChoices['categories'];
  /** Slugs. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

function CategoriesField({ categories, chosen, onChange }: CategoriesFieldProps) {
  return (
    <ControlGroup label={editorMessage('posts.categories')}>
      {categories.length === 0 && <p className="editor-help">{editorMessage('posts.categories.none')}</p>}
      {categories.map(({ slug, name }) => (
        <label key={slug} className="editor-toggle">
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </ControlGroup>
  );
}

type AuthorFieldProps = {
  authorId: string | null;
  formerAuthor: string;
  team: PostChoices['team'];
  onChange: (authorId: string | null) => void;
};

function AuthorField({ authorId, formerAuthor, team, onChange }: AuthorFieldProps) {
  const isKnown = authorId === null || team.some(({ id }) => id === authorId);

  return (
    <ControlField label={editorMessage('posts.field.author')} help={editorMessage('posts.field.author.help')}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className="editor-input"
          aria-describedby={describedBy}
          value={authorId ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">
            {authorId === null && formerAuthor ? formerAuthor : editorMessage('posts.author.site')}
          </option>
          {team.map(({ id: agentId, displayName }) => (
            <option key={agentId} value={agentId}>
              {displayName}
            </option>
          ))}
          {!isKnown && authorId && <option value={authorId}>{formerAuthor}</option>}
        </select>
      )}
    </ControlField>
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
