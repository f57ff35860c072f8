import { useState } from 'react';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newHero } from '#domain/page/new-strap.ts';
import type { Page } from '#domain/page/page.ts';
import { PAGE_STARTS, type PageStart } from '#domain/page/page-starts.ts';
import { pageStartPath, templatePicturePath } from '#domain/site/template-path.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { createPage } from '../saving/store-page.ts';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { OptionCards } from '../ui/option-cards.tsx';
import { EditorPageStartDocument } from './editor-pages.generated.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';
import './new-page-dialog.css';

type Choice = PageStart | 'blank';
const CHOICES: readonly Choice[] = ['blank', ...PAGE_STARTS];

/** Asks what a new page begins with and for its URL, creates it and opens it in the editor. */
export function NewPageDialog({ initial, onClose }: { initial?: string; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>('blank');
  /** The chosen page as it begins; null for an empty one. */
  const [start, setStart] = useState<Page | null>(null);

  const choose = (next: Choice) => {
    setChoice(next);
    setStart(null);
    if (next === 'blank') return;
    loadStart(next).then(setStart, (error: unknown) =>
      notifyAgent({ type: 'error', message: sentenceOfError(error) }),
    );
  };
  const pageOf = async (name: string): Promise<Page> => {
    if (choice === 'blank') return blankPage(name);

    return start?.name === name ? start : loadStart(choice, name);
  };

  return (
    <PageUrlDialog
      title={editorMessage('pages.new')}
      label={editorMessage('pages.new.label')}
      submit={editorMessage('pages.new.create')}
      initial={initial}
      suggestion={start?.name}
      hash={EDIT_HASH}
      size="wide"
      onSubmit={async ({ slug, typed, count }) => {
        const page = await pageOf(nameFrom(typed, slug));
        await createPage({ ...page, id: slug, slug, order: count });
      }}
      onClose={onClose}
    >
      <OptionCards
        label={editorMessage('pages.new.start')}
        className="new-page__starts"
        value={choice}
        options={CHOICES.map((value) => ({
          value,
          label: editorMessage(`pages.start.${value}`),
          help: editorMessage(`pages.start.${value}.help`),
          picture: <StartPicture choice={value} />,
        }))}
        onChange={choose}
      />
      <p className="editor-help" role="status">
        {editorMessage(`pages.start.${choice}.help`)}{' '}
        {choice !== 'blank' && (
          <a href={pageStartPath(choice)} target="_blank" rel="noopener">
            {editorMessage('pages.start.open', { name: editorMessage(`pages.start.${choice}`) })}
          </a>
        )}
      </p>
    </PageUrlDialog>
  );
}

/** The page in the look of the site, rendered by the server without scripts. */
function StartPicture({ choice }: { choice: Choice }) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (choice === 'blank') return <span className="new-page__picture is-blank" />;

  return (
    <span className={`new-page__picture${isLoaded ? '' : ' is-waiting'}`}>
      <iframe
        src={templatePicturePath(pageStartPath(choice))}
        title={editorMessage(`pages.start.${choice}`)}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        aria-hidden="true"
        inert
        onLoad={() => setIsLoaded(true)}
      />
    </span>
  );
}

async function loadStart(id: PageStart, name?: string): Promise<Page> {
  const { pageStart } = await request(EditorPageStartDocument, { id, name });
  if (!pageStart) throw new Error(editorMessage('conflict.loadFailed'));

  return pageStart as Page;
}

/** A page whose heading is its name. */
function blankPage(name: string): Page {
  const state = {
    title: { html: escapeHtml(name), size: 'h1' },
    text: { html: '' },
    searchBar: false,
    buttonList: [],
  };

  return newPage({
    slug: 'blank',
    name,
    hero: newHero({ state, config: { style: { frame: { height: 'half' } } } }),
  });
}

/** The initial name: what was typed, "Sell with us" for the URL "sell-with-us". */
function nameFrom(typed: string, slug: string): string {
  const isUrl = typed === slug || typed.startsWith('/');
  const name = isUrl ? slug.replaceAll('-', ' ') : typed;

  return name.charAt(0).toUpperCase() + name.slice(1);
}
