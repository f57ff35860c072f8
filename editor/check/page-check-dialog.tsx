import { useCallback, useEffect, useState } from 'react';
import { HERO_ID, type Page } from '#domain/page/page.ts';
import type { PageFinding } from '#domain/page/page-findings.ts';
import type { RequiredLine } from '#domain/site/required-lines.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { useDocumentStore } from '../editing/document-store.ts';
import { fileName } from '../media/file-name.ts';
import { editorMessage } from '../messages.ts';
import { nameAmongStraps } from '../strap-label.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { findProblems } from './find-problems.ts';
import { goToPlace } from './go-to-place.ts';
import { PageMetaForm } from './page-meta-form.tsx';
import { quoteSamples } from './quote-samples.ts';
import '../ui/editor-rows.css';
import './page-check-dialog.css';

const ICONS = {
  examplePicture: 'image',
  placeholder: 'pencil',
  notShown: 'eye-off',
  missing: 'eye-off',
  altText: 'image',
  contrast: 'eye',
  brokenLink: 'link',
  draftLink: 'link',
  brokerage: 'scale',
  requiredLine: 'scale',
  metaTitle: 'search',
  metaDescription: 'search',
} as const satisfies Record<PageFinding['kind'], string>;

/** Checks the edited page; each finding leads to its place. */
export function PageCheckDialog({ onClose }: { onClose: () => void }) {
  const store = useDocumentStore();
  const [findings, setFindings] = useState<PageFinding[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { page } = store.document();
  const rows = findings && rowsOf(findings);

  const check = useCallback(() => {
    setProblem(null);
    findProblems(store.document()).then(setFindings, (error: unknown) => setProblem(sentenceOfError(error)));
  }, [store]);
  useEffect(check, [check]);

  const go = (place: PageFinding['place']) => {
    if (place === 'page') return setIsNaming(true);
    onClose();
    goToPlace(place);
  };

  if (isNaming) {
    return (
      <EditorDialog title={editorMessage('check.page')} size="medium" onClose={onClose}>
        <PageMetaForm
          page={page}
          onApply={({ title, description }) => {
            const { page: current } = store.document();
            store.changePage({ ...current, metaInfo: { ...current.metaInfo, title, description } });
            setIsNaming(false);
            check();
          }}
          onBack={() => setIsNaming(false)}
        />
      </EditorDialog>
    );
  }

  return (
    <EditorDialog title={editorMessage('check.title')} size="medium" onClose={onClose}>
      {problem && <LoadFailure message={problem} onRetry={check} />}
      {!findings && !problem && <p role="status">{editorMessage('check.running')}</p>}
      {rows && (
        <p role="status">
          {rows.length === 0
            ? editorMessage('check.none')
            : editorMessage(rows.length === 1 ? 'check.count.one' : 'check.count', {
                count: rows.length,
              })}
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className="editor-rows">
          {rows.map(({ kind, place, detail }) => (
            <li key={`${kind} ${JSON.stringify(place)} ${detail}`}>
              <button type="button" className="editor-row page-check__finding" onClick={() => go(place)}>
                <Icon name={ICONS[kind]} />
                <span>
                  {sentenceOf(kind, detail)}
                  <span className="editor-row__facts">{nameOfPlace(place, page)}</span>
                </span>
                <Icon name="chevron-right" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </EditorDialog>
  );
}

const SAMPLE_KINDS: readonly PageFinding['kind'][] = ['placeholder', 'examplePicture'];

/** The samples of a section are one row of each kind: they have one place, and a new page would begin with a hundred rows. */
function rowsOf(findings: readonly PageFinding[]): PageFinding[] {
  const samples = Map.groupBy(
    findings.filter(({ kind }) => SAMPLE_KINDS.includes(kind)),
    keyOf,
  );

  return findings.flatMap((finding) => {
    if (!SAMPLE_KINDS.includes(finding.kind)) return [finding];
    const texts = samples.get(keyOf(finding)) ?? [];

    return texts[0] === finding
      ? [{ ...finding, detail: quoteSamples(texts.map(({ detail }) => detail)) }]
      : [];
  });
}

function keyOf({ kind, place }: PageFinding): string {
  return `${kind} ${JSON.stringify(place)}`;
}

function sentenceOf(kind: PageFinding['kind'], detail: string): string {
  if (kind === 'requiredLine') return editorMessage(`check.requiredLine.${detail as RequiredLine}`);

  return editorMessage(`check.${kind}`, { detail: kind === 'altText' ? fileName(detail) : detail });
}

function nameOfPlace(place: PageFinding['place'], page: Page): string {
  if (place === 'page') return editorMessage('check.page');
  if ('panel' in place) return editorMessage(`site.panel.${place.panel}`);
  if (place.strapId === HERO_ID) return editorMessage('panel.hero');
  const strap = page.straps.find(({ id }) => id === place.strapId);

  return strap ? nameAmongStraps(strap) : '';
}
