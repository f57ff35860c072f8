import { POST_EXCERPT_MAX, POST_TITLE_MAX } from '#domain/blog/post-schema.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { PostText } from './post-text.tsx';
import { withTitle } from './typed-post.ts';
import type { usePostForm } from './use-post-form.ts';

type PostMainProps = {
  form: ReturnType<typeof usePostForm>;
  /** Whether the slug is made from the title. */
  followsTitle: boolean;
};

/** Title, text and excerpt of a post. */
export function PostMain({ form: { post, problem, set }, followsTitle }: PostMainProps) {
  return (
    <div className="post-form__main">
      <label className="post-form__title">
        <span className="editor-label">{editorMessage('posts.field.title')}</span>
        <input
          className="editor-input"
          maxLength={POST_TITLE_MAX}
          aria-invalid={problem?.field === 'title' || undefined}
          value={post.title}
          onChange={({ target }) => set(withTitle(post, target.value, { followsTitle }))}
        />
      </label>
      <PostText html={post.content} onChange={(content) => set({ content })} />
      <ControlField
        label={editorMessage('posts.field.excerpt')}
        help={editorMessage('posts.field.excerpt.help')}
      >
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="editor-input"
            rows={3}
            maxLength={POST_EXCERPT_MAX}
            aria-describedby={describedBy}
            value={post.excerpt}
            onChange={({ target }) => set({ excerpt: target.value })}
          />
        )}
      </ControlField>
    </div>
  );
}
