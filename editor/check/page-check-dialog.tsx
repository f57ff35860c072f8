import { useCallback, useEffect, useState } from 'react';
import { HERO_ID, type Page } from '#domain/page/page.ts';
import type { FindingPlace, PageFinding } from '#domain/page/page-findings.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { sentenceOfError } from '../api-error.ts';
import { useDocumentStore } from '../document-store.ts';
import { editorMessage } from '../messages.ts';
import { nameAmongStraps } from '../strap-label.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { findProblems } from './find-problems.ts';
import { goToPlace } from './go-to-place.ts';
import './page-check-dialog.css';

const ICONS = {
  placeholder: 'pencil',
  altText: 'image',
  contrast: 'eye',
  brokenLink: 'link',
  draftLink: 'link',
  brokerage: 'scale',
} as const satisfies Record<PageFinding['kind'], string>;

/** Checks the edited page; each finding leads to its place. */
export function PageCheckDialog({ onClose }: { onClose: () => void }) {
  const store = useDocumentStore();
  const [findings, setFindings] = useState<PageFinding[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { page } = store.document();

  const check = useCallback(() => {
    setProblem(null);
    findProblems(store.document()).then(setFindings, (error: unknown) => setProblem(sentenceOfError(error)));
  }, [store]);
  useEffect(check, [check]);

  const go = (place: FindingPlace) => {
    onClose();
    goToPlace(place);
  };

  return (
    <EditorDialog title={editorMessage('check.title')} size="medium" onClose={onClose}>
      {problem && <LoadFailure message={problem} onRetry={check} />}
      {!findings && !problem && <p role="status">{editorMessage('check.running')}</p>}
      {findings && (
        <p role="status">
          {findings.length === 0
            ? editorMessage('check.none')
            : editorMessage(findings.length === 1 ? 'check.count.one' : 'check.count', {
                count: findings.length,
              })}
        </p>
      )}
      {findings && findings.length > 0 && (
        <ul className="page-check">
          {findings.map(({ kind, place, detail }) => (
            <li key={`${kind} ${JSON.stringify(place)} ${detail}`}>
              <button type="button" className="page-check__finding" onClick={() => go(place)}>
                <Icon name={ICONS[kind]} />
                <span>
                  {editorMessage(`check.${kind}`, { detail: kind === 'altText' ? fileName(detail) : detail })}
                  <span className="page-check__place">{nameOfPlace(place, page)}</span>
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

function nameOfPlace(place: FindingPlace, page: Page): string {
  if ('panel' in place) return editorMessage(`site.panel.${place.panel}`);
  if (place.strapId === HERO_ID) return editorMessage('panel.hero');
  const strap = page.straps.find(({ id }) => id === place.strapId);

  return strap ? nameAmongStraps(strap) : '';
}

function fileName(url: string): string {
  return (
    url
      .replace(/[?#].*/, '')
      .split('/')
      .pop() || url
  );
}
