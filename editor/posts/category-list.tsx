import { type FormEvent, useRef, useState } from 'react';
import { slugify } from '#domain/page/slug.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { deleteCategory, type PostCategory, saveCategory } from './posts-store.ts';

type Props = {
  categories: readonly PostCategory[];
  onChanged: (categories: PostCategory[]) => void;
  onBack: () => void;
};

/** The categories of the blog: add, rename, delete. */
export function CategoryList({ categories, onChanged, onBack }: Props) {
  const [name, setName] = useState('');
  const [deleting, setDeleting] = useState<PostCategory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<PostCategory[]>) => {
    setProblem(null);
    try {
      onChanged((await work()).toSorted((one, other) => one.name.localeCompare(other.name)));
      return true;
    } catch (error) {
      setProblem(sentenceOfError(error));
      return false;
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const category = { name: name.trim(), slug: slugify(name), description: '' };
    if (category.name && (await run(async () => [...categories, await saveCategory(null, category)])))
      setName('');
  };
  const rename = (category: PostCategory, changed: string) =>
    run(async () => {
      const { id, description } = category;
      const saved = await saveCategory(id, { name: changed, slug: slugify(changed), description });

      return categories.map((one) => (one.id === id ? saved : one));
    });
  const remove = (category: PostCategory) =>
    run(async () => {
      setDeleting(null);
      await deleteCategory(category.id);

      return categories.filter(({ id }) => id !== category.id);
    });

  return (
    <>
      <button type="button" className="editor-button" onClick={onBack}>
        <Icon name="arrow-left" />
        {editorMessage('posts.back')}
      </button>
      <h3 className="posts__heading">{editorMessage('posts.categories')}</h3>
      <ul className="posts__categories">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryName category={category} onRename={(changed) => rename(category, changed)} />
            <IconButton
              icon="trash-2"
              label={editorMessage('posts.category.delete', { name: category.name })}
              onPress={() => setDeleting(category)}
            />
          </li>
        ))}
      </ul>
      <form className="posts__add" onSubmit={(event) => void add(event)}>
        <label>
          <span className="editor-label">{editorMessage('posts.category.new')}</span>
          <input
            className="editor-input"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="editor-button" disabled={name.trim() === ''}>
          {editorMessage('posts.category.add')}
        </button>
      </form>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {deleting && (
        <ConfirmDialog
          title={editorMessage('posts.category.delete', { name: deleting.name })}
          question={editorMessage('posts.category.question')}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type NameProps = { category: PostCategory; onRename: (name: string) => Promise<boolean> };

/** The name in a field, saved when it is left. */
function CategoryName({ category, onRename }: NameProps) {
  const [name, setName] = useState(category.name);
  const isEscaping = useRef(false);
  const save = async () => {
    const typed = name.trim();
    if (isEscaping.current || typed === '' || typed === category.name) setName(category.name);
    else if (!(await onRename(typed))) setName(category.name);
    isEscaping.current = false;
  };

  return (
    <input
      className="editor-input"
      aria-label={editorMessage('posts.category.name', { name: category.name })}
      maxLength={100}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        isEscaping.current = true;
        event.currentTarget.blur();
      }}
    />
  );
}
