import type { PreparedSearch, SearchSetup } from '#domain/search/search-config.ts';
import { TextControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { LinesControl } from '../site/lines-control.tsx';
import { PreparedCount } from './prepared-count.tsx';
import { PreparedFilters } from './prepared-filters.tsx';
import { PreparedPlace } from './prepared-place.tsx';
import { pastedPath } from './prepared-search.ts';
import { ProblemList } from './problem-list.tsx';
import { withoutUndefined } from './setup-panels.ts';
import type { SetupProblem } from './setup-problem.ts';

export type PreparedFormProps = {
  search: PreparedSearch;
  setup: SearchSetup;
  onChange: (change: (search: PreparedSearch) => PreparedSearch) => void;
};

/** A preconfigured search: name and slug, filters, and metadata. */
export function PreparedForm(props: PreparedFormProps & { problems: readonly SetupProblem[] }) {
  const { search, onChange, problems } = props;
  const set = (change: Partial<PreparedSearch>) => onChange((now) => ({ ...now, ...change }));
  const setMeta = (change: PreparedSearch['htmlMeta']) =>
    onChange((now) => withMeta(now, { ...now.htmlMeta, ...change }));

  return (
    <>
      <div className="search-setup__pair">
        <TextControl
          label={editorMessage('searchSetup.field.name')}
          value={search.name}
          onChange={(name) => set({ name: name.trim() })}
        />
        <TextControl
          label={editorMessage('searchSetup.field.slug')}
          value={search.slug}
          onChange={(slug) => set({ slug: slug.trim() })}
        />
      </div>
      <PreparedPlace {...props} />
      <PreparedFilters {...props} />
      <TextControl
        label={editorMessage('searchSetup.field.url')}
        value={search.url}
        onChange={(url) => set({ url: pastedPath(url) })}
      />
      <p className="editor-help">{editorMessage('searchSetup.field.url.help')}</p>
      <PreparedCount url={search.url} setup={props.setup} />
      <TextControl
        label={editorMessage('searchSetup.field.metaTitle')}
        value={search.htmlMeta?.title}
        onChange={(title) => setMeta({ title: title.trim() || undefined })}
      />
      <LinesControl
        label={editorMessage('searchSetup.field.metaDescription')}
        help={editorMessage('searchSetup.field.meta.help')}
        rows={3}
        value={search.htmlMeta?.description ?? ''}
        onChange={(description) => setMeta({ description: description.trim() || undefined })}
      />
      <ProblemList problems={problems.map(({ message }) => message)} />
    </>
  );
}

/** Omits the member if there are no templates. */
function withMeta(search: PreparedSearch, meta: NonNullable<PreparedSearch['htmlMeta']>): PreparedSearch {
  const htmlMeta = withoutUndefined(meta);

  return withoutUndefined({ ...search, htmlMeta: Object.keys(htmlMeta).length > 0 ? htmlMeta : undefined });
}
