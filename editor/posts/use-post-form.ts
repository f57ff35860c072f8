import { useEffect, useRef, useState } from 'react';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { readDeviceCopy, removeDeviceCopy, writeDeviceCopy } from './device-copy.ts';
import { loadPost, type StoredPost, savePost } from './posts-store.ts';
import { isSamePost, NEW_POST, type TypedPost, typedOf } from './typed-post.ts';

const COPIED_AFTER_MS = 400;

export type PostProblem = { field: string | null; message: string };
/** Somebody else saved in between; `revision` is theirs. */
type Conflict = { who: string; revision: string; isPublished: boolean };

/** Copies what is typed to this device, a moment after the last change. */
function useDeviceCopy(isChanged: boolean, id: string | null, revision: string | null, post: TypedPost) {
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => writeDeviceCopy(id, { revision, post }), COPIED_AFTER_MS);

    return () => clearTimeout(timer);
  }, [id, revision, post, isChanged]);
}

/** The form of one post: what is typed, what is stored, and saving it over the revision that was loaded. */
export function usePostForm(loaded: StoredPost | null, authorId: string | null) {
  const [stored, setStored] = useState(loaded);
  const [copy] = useState(() => {
    const found = readDeviceCopy(loaded?.id ?? null);
    return found && found.revision === (loaded?.revision ?? null) ? found.post : null;
  });
  const base = stored ? typedOf(stored) : { ...NEW_POST, authorId };
  const [post, setPost] = useState<TypedPost>(copy ?? base);
  const [isRestored, setIsRestored] = useState(copy !== null && !isSamePost(copy, base));
  const [problem, setProblem] = useState<PostProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const revalidate = useRevalidate();
  const isChanged = !isSamePost(post, base);
  const isSaving = useRef(false);

  const id = stored?.id ?? null;
  const revision = stored?.revision ?? null;
  useDeviceCopy(isChanged, id, revision, post);

  /** True when it is stored. `over` is the revision to replace when it is not the one that was loaded. */
  const save = async (
    isPublished: boolean,
    { changes = {}, over = revision }: { changes?: Partial<TypedPost>; over?: string | null } = {},
  ): Promise<boolean> => {
    // One at a time: the next would send the same revision.
    if (isSaving.current) return false;
    isSaving.current = true;
    setIsBusy(true);
    setProblem(null);
    setConflict(null);
    try {
      const result = await savePost({ id, revision: over }, { post: { ...post, ...changes }, isPublished });
      if (result.kind === 'rejected') {
        setProblem({ field: result.field, message: result.message });
        return false;
      }
      if (result.kind === 'conflict') {
        const who = result.savedBy ?? editorMessage('conflict.someone');
        setConflict({ who, revision: result.revision, isPublished });
        return false;
      }
      removeDeviceCopy(id);
      setStored(result.post);
      setPost(typedOf(result.post));
      setIsRestored(false);
      void revalidate();
      return true;
    } catch (error) {
      setProblem({ field: null, message: sentenceOfError(error) });
      return false;
    } finally {
      isSaving.current = false;
      setIsBusy(false);
    }
  };

  return {
    post,
    stored,
    isChanged,
    isRestored,
    isBusy,
    problem,
    set: (changes: Partial<TypedPost>) => {
      setProblem(null);
      setPost((before) => ({ ...before, ...changes }));
    },
    save,
    conflict: conflict && {
      who: conflict.who,
      saveOver: () => save(conflict.isPublished, { over: conflict.revision }),
      /** Replaces what was typed by their version. */
      loadTheirs: async () => {
        try {
          const theirs = id === null ? null : await loadPost(id);
          removeDeviceCopy(id);
          setConflict(null);
          if (!theirs) return setProblem({ field: null, message: editorMessage('posts.gone') });
          setStored(theirs);
          setPost(typedOf(theirs));
        } catch (error) {
          setProblem({ field: null, message: sentenceOfError(error) });
        }
      },
    },
    discard: () => {
      removeDeviceCopy(id);
      setPost(base);
      setIsRestored(false);
    },
  };
}
