import { escapeHtml } from '#domain/html/escape-html.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newHero } from '#domain/page/new-strap.ts';
import type { Page } from '#domain/page/page.ts';
import { editorMessage } from '../messages.ts';
import { createPage } from '../saving/store-page.ts';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';
import { PageUrlDialog } from './page-url-dialog.tsx';

/** Prompts for the URL of a new page, creates it and opens it in the editor. */
export function NewPageDialog({ initial, onClose }: { initial?: string; onClose: () => void }) {
  return (
    <PageUrlDialog
      title={editorMessage('pages.new')}
      label={editorMessage('pages.new.label')}
      submit={editorMessage('pages.new.create')}
      initial={initial}
      hash={EDIT_HASH}
      onSubmit={({ slug, typed, count }) => createPage(pageNamed(nameFrom(typed, slug), slug, count))}
      onClose={onClose}
    />
  );
}

/** A page whose heading is its name. */
function pageNamed(name: string, slug: string, order: number): Page {
  const hero = newHero();

  return newPage({
    slug,
    name,
    order,
    hero: { ...hero, state: { ...hero.state, title: { html: escapeHtml(name), size: 'h1' } } },
  });
}

/** The initial name: what was typed, "Sell with us" for the URL "sell-with-us". */
function nameFrom(typed: string, slug: string): string {
  const isUrl = typed === slug || typed.startsWith('/');
  const name = isUrl ? slug.replaceAll('-', ' ') : typed;

  return name.charAt(0).toUpperCase() + name.slice(1);
}
