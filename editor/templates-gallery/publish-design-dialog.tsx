import { useEffect, useState } from 'react';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { quoteSamples } from '../check/quote-samples.ts';
import { editorMessage } from '../messages.ts';
import { samplesOfDraft, samplesOfPage } from '../publishing/samples-of-draft.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { newPagesOf, sentenceOfDesign } from './design-changes.ts';
import { findDesignDraft, publishDesign } from './publish-design.ts';
import type { DesignDraft } from './use-templates.ts';

type Found = Awaited<ReturnType<typeof findDesignDraft>>;
type PublishDesignDialogProps = {
  /** Runs before it is published. */
  onPublish?: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

/** Says what goes live with the design draft, and publishes it. */
export function PublishDesignDialog({ onPublish, onDone, onClose }: PublishDesignDialogProps) {
  const revalidate = useRevalidate();
  const [found, setFound] = useState<Found | 'loading'>('loading');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const [samples, setSamples] = useState<string[]>([]);

  useEffect(() => {
    findDesignDraft().then(
      (design) => {
        setFound(design);
        if (design) void samplesOfDesign(design.draft).then(setSamples);
      },
      (error: unknown) => setProblem(sentenceOfError(error)),
    );
  }, []);
  const design = found === 'loading' ? null : found;
  const publish = async () => {
    if (!design) return;
    setIsBusy(true);
    setProblem('');
    try {
      await onPublish?.();
      await publishDesign(design.draft, async () => {
        await revalidate();
        onDone();
      });
      onClose();
    } catch (error) {
      setProblem(sentenceOfError(error));
      setIsBusy(false);
    }
  };

  return (
    <EditorDialog
      title={
        design
          ? editorMessage('design.publish.title', { title: design.title })
          : editorMessage('design.publish')
      }
      onClose={onClose}
      footer={
        <DialogButtons
          action={editorMessage('design.publish')}
          isDisabled={!design}
          isBusy={isBusy}
          onAct={() => void publish()}
          onCancel={onClose}
        />
      }
    >
      {found === 'loading' && !problem && <p role="status">{editorMessage('templates.loading')}</p>}
      {found === null && <p>{editorMessage('design.none')}</p>}
      {design && (
        <>
          <p>{sentenceOfDesign(design.draft)}</p>
          {newPagesOf(design.draft) && (
            <p>{editorMessage('design.publish.new', { what: newPagesOf(design.draft) })}</p>
          )}
          {samples.length > 0 && (
            <p className="editor-error">
              {editorMessage('design.publish.samples', { quoted: quoteSamples(samples) })}
            </p>
          )}
          <p className="editor-help">{editorMessage('design.publish.undo')}</p>
        </>
      )}
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </EditorDialog>
  );
}

/** Sample texts that visitors would read; pages that cannot be loaded count as without. */
async function samplesOfDesign({ pages }: DesignDraft): Promise<string[]> {
  const found = await Promise.allSettled(
    pages.map(async ({ slug, isNew }) => [
      ...(await samplesOfDraft(slug)),
      ...(isNew ? await samplesOfPage(slug) : []),
    ]),
  );
  const straps = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));

  return [...new Set(straps.flatMap(({ texts, pictures }) => [...texts, ...pictures]))];
}
