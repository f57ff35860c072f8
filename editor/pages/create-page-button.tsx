import { useState } from 'react';
import { readPromptedUrl } from '#domain/page/prompted-url.ts';
import type { PageModel } from '#web/src/page/page-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

/** Replaces the editing buttons where nothing can be edited: creates a page. */
export function CreatePageButton({ model }: { model: PageModel }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <button type="button" className="editor-button is-primary" onClick={() => setIsAsking(true)}>
        <Icon name="plus" />
        {editorMessage('pages.new.create')}
      </button>
      {isAsking && <NewPageDialog initial={missingSlug(model)} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The slug of the missing page; undefined if it is reserved by the product. */
function missingSlug({ status, route }: PageModel): string | undefined {
  if (status !== 404) return undefined;
  const url = readPromptedUrl(route.url.replace(/[?#].*/, ''), { taken: [] });

  return url.ok ? url.slug : undefined;
}
