import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TabList, tabId, tabPanelId } from '../ui/tab-list.tsx';
import { useMay } from '../use-may.ts';
import { pageVersions } from './page-versions.tsx';
import { type SitePlace, useSiteVersions } from './site-versions.tsx';
import type { ListedVersion, VersionsSource } from './versions-source.ts';
import './versions-dialog.css';

type Place = 'page' | SitePlace;
type VersionsDialogProps = {
  /** The displayed page; null if it is not stored. */
  slug: string | null;
  initial?: Place;
  isEditing: boolean;
  /** Puts a version of the page into the editor; omitted where no page is edited. */
  onRestore?: (page: Page) => void;
  /** The page has changes, which a restored version replaces. */
  isChanged?: boolean;
  onClose: () => void;
};
/** A version and the later one that it is compared with. */
type Chosen = { version: ListedVersion; other: ListedVersion; difference: ReactNode };

/** Versions of the page, the header, the footer and the theme: who saved them and when, what differs of any two, and restoring them. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { slug, initial, isEditing, onRestore, isChanged = false, onClose } = props;
  const maySite = useMay('site');
  const places: Place[] = [
    ...(slug === null ? [] : ['page' as const]),
    ...(maySite ? (['header', 'footer', 'theme'] as const) : []),
  ];
  const [place, setPlace] = useState<Place>(initial ?? places[0] ?? 'page');
  const siteVersions = useSiteVersions({ isEditing, onApplied: onClose });
  const restored = useRef((_: Page) => {});
  restored.current = (page) => {
    onRestore?.(page);
    notifyAgent({ type: 'notice', message: editorMessage('versions.applied') });
    onClose();
  };
  const source = useMemo(
    () =>
      place === 'page'
        ? pageVersions(slug ?? '', isEditing ? (page) => restored.current(page) : null)
        : siteVersions(place),
    [place, slug, isEditing, siteVersions],
  );
  const { versions, chosen, problem, load, choose, draft, publish, goBack } = useVersions(source);
  const [question, setQuestion] = useState<'publish' | 'replace' | null>(null);
  const id = useId();

  return (
    <EditorDialog
      title={editorMessage('versions.title')}
      size="large"
      onClose={onClose}
      footer={
        chosen && (
          <ComparisonButtons
            onBack={goBack}
            onDraft={place === 'page' && isChanged ? () => setQuestion('replace') : draft}
            onPublish={source.publish && (() => setQuestion('publish'))}
          />
        )
      }
    >
      {places.length > 1 && !chosen && (
        <TabList
          id={id}
          label={editorMessage('versions.title')}
          tabs={places.map((key) => ({ key, label: editorMessage(`versions.of.${key}`) }))}
          selected={place}
          onSelect={setPlace}
        />
      )}
      <div
        {...(places.length > 1 && {
          role: 'tabpanel',
          id: tabPanelId(id, place),
          'aria-labelledby': chosen ? undefined : tabId(id, place),
          'aria-label': chosen ? editorMessage(`versions.of.${place}`) : undefined,
        })}
      >
        {problem && !versions && <LoadFailure message={problem} onRetry={load} />}
        {problem && versions && (
          <p role="alert" className="editor-error">
            {problem}
          </p>
        )}
        {!versions && !problem && <p role="status">{editorMessage('pages.loading')}</p>}
        {versions && !chosen && (
          <>
            {isEditing && <p className="editor-help">{editorMessage('versions.intoEditor')}</p>}
            <VersionList versions={versions} onCompare={(version) => choose(version)} />
          </>
        )}
        {versions && chosen && (
          <section className="versions__difference">
            <h3>{editorMessage('versions.difference', { when: fullMoment(chosen.version.savedAt) })}</h3>
            <OtherVersion
              versions={versions}
              chosen={chosen}
              onChoose={(other) => choose(chosen.version, other)}
            />
            {chosen.difference}
          </section>
        )}
      </div>
      {question && chosen && (
        <ConfirmDialog
          title={editorMessage(`versions.${question}`)}
          question={editorMessage(`versions.${question}.question`, {
            what: editorMessage(`versions.of.${place}`),
            when: fullMoment(chosen.version.savedAt),
          })}
          confirm={editorMessage(`versions.${question}`)}
          onConfirm={() => {
            setQuestion(null);
            if (question === 'publish') publish();
            else draft();
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </EditorDialog>
  );
}

type VersionListProps = {
  /** The newest first, which is live. */
  versions: readonly ListedVersion[];
  onCompare: (version: ListedVersion) => void;
};

function VersionList({ versions, onCompare }: VersionListProps) {
  return (
    <ol className="versions">
      {versions.map((version, index) => (
        <li key={version.revision}>
          <span>
            <strong>{fullMoment(version.savedAt)}</strong>
            <span className="editor-help">{version.by}</span>
            {version.changes && <span className="editor-help">{version.changes}</span>}
          </span>
          {index === 0 ? (
            <span className="versions__live">{editorMessage('versions.live')}</span>
          ) : (
            <button
              type="button"
              className="editor-button"
              aria-label={editorMessage('versions.compare.of', { when: fullMoment(version.savedAt) })}
              onClick={() => onCompare(version)}
            >
              {editorMessage('versions.compare')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

type OtherVersionProps = {
  versions: readonly ListedVersion[];
  chosen: Chosen;
  onChoose: (other: ListedVersion) => void;
};

/** What a version is compared with: the live one, or another. */
function OtherVersion({ versions, chosen, onChoose }: OtherVersionProps) {
  const id = useId();
  if (versions.length < 3) return null;

  return (
    <p className="versions__other">
      <label className="editor-label" htmlFor={id}>
        {editorMessage('versions.with')}
      </label>
      <select
        id={id}
        className="editor-input"
        value={chosen.other.revision}
        onChange={({ target }) => {
          const other = versions.find(({ revision }) => revision === target.value);
          if (other) onChoose(other);
        }}
      >
        {versions.map((version, index) => (
          <option
            key={version.revision}
            value={version.revision}
            disabled={version.revision === chosen.version.revision}
          >
            {index === 0 ? editorMessage('versions.live') : `${fullMoment(version.savedAt)}, ${version.by}`}
          </option>
        ))}
      </select>
    </p>
  );
}

type ComparisonButtonsProps = {
  onBack: () => void;
  onDraft: () => void;
  /** Null where a restored version is an unsaved change. */
  onPublish: (() => void) | null;
};

function ComparisonButtons({ onBack, onDraft, onPublish }: ComparisonButtonsProps) {
  return (
    <>
      <button type="button" className="editor-button" onClick={onBack}>
        {editorMessage('versions.back')}
      </button>
      {onPublish && (
        <button type="button" className="editor-button" onClick={onPublish}>
          {editorMessage('versions.publish')}
        </button>
      )}
      <button type="button" className="editor-button is-primary" onClick={onDraft}>
        {editorMessage('versions.draft')}
      </button>
    </>
  );
}

/** The list of a source, and the version that is looked at. */
function useVersions(source: VersionsSource) {
  const [attempt, setAttempt] = useState(1);
  const [listed, setListed] = useState<{ source: VersionsSource; versions: ListedVersion[] } | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const versions = listed?.source === source ? listed.versions : null;
  const fail = (error: unknown) => setProblem(sentenceOfError(error));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setProblem(null);
    setChosen(null);
    source.list().then(
      (versions) => isCurrent && setListed({ source, versions }),
      (error: unknown) => isCurrent && setProblem(sentenceOfError(error)),
    );

    return () => {
      isCurrent = false;
    };
  }, [source, attempt]);

  const [live] = versions ?? [];
  const run = (work: (live: ListedVersion) => Promise<void>) => {
    setProblem(null);
    if (live) work(live).catch(fail);
  };

  return {
    versions,
    chosen,
    problem,
    load: () => setAttempt(attempt + 1),
    choose: (version: ListedVersion, another?: ListedVersion) =>
      run(async (live) => {
        const other = another ?? live;
        const isEarlier = (versions ?? []).indexOf(version) > (versions ?? []).indexOf(other);
        const [then, now] = isEarlier ? [version, other] : [other, version];
        const difference = await source.compare(then, now, labelsOf(then, now, live));
        setChosen({ version, other, difference });
      }),
    draft: () => run(async (live) => (chosen ? source.draft(chosen.version, live) : undefined)),
    publish: () => run(async (live) => (chosen ? source.publish?.(chosen.version, live) : undefined)),
    goBack: () => {
      setProblem(null);
      setChosen(null);
    },
  };
}

/** Then and now, or the times of two earlier versions. */
function labelsOf(then: ListedVersion, now: ListedVersion, live: ListedVersion): readonly [string, string] {
  return now === live
    ? [editorMessage('versions.then'), editorMessage('versions.now')]
    : [fullMoment(then.savedAt), fullMoment(now.savedAt)];
}
