import { useState } from 'react';
import type { SiteParts } from '../editing/site-parts.ts';
import { ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import type { SiteObject } from '../site/website/site-objects.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { withChosen } from '../ui/with-chosen.ts';
import type { MigratedPage, OldPage, PlannedPage } from './migrate-pages.ts';
import { MigrateWebsite } from './migrate-website.tsx';
import type { MigrationRecord } from './migration-record.ts';
import { type Choice, type Migration, useMigration } from './use-migration.ts';
import './migration-tool.css';

type MigrationToolProps = { parts: SiteParts; onApply: (object: SiteObject) => void };

/** Migrates pages from an older website engine in three steps: fetch, choose, run; and its settings. */
export function MigrationTool({ parts, onApply }: MigrationToolProps) {
  const { migration, startOver, choose, fetchPages, plan, run, proceed } = useMigration();
  const record = 'record' in migration ? migration.record : null;

  return (
    <section aria-label={editorMessage('migration.title')} className="tools-panel">
      <h4>{editorMessage('migration.title')}</h4>
      <p className="migration-tool__step">
        {editorMessage('migration.step', { step: stepOf(migration), count: STEPS })}
      </p>
      {(migration.step === 'start' || migration.step === 'fetching') && (
        <FirstStep
          record={record}
          isFetching={migration.step === 'fetching'}
          onFetch={() => void fetchPages()}
          onProceed={proceed}
          onStartOver={startOver}
        />
      )}
      {migration.step === 'unconfigured' && (
        <p role="status" className="editor-help">
          {editorMessage('migration.unconfigured')}
        </p>
      )}
      {migration.step === 'choose' && (
        <ChoosePages
          pages={migration.pages}
          chosen={migration.chosen}
          plan={migration.plan}
          isPlanning={migration.isPlanning}
          onPlan={() => void plan(migration)}
          onChoose={(chosen) => choose(migration.pages, chosen)}
          onRun={(pages) => void run(pages)}
        />
      )}
      {migration.step === 'running' && (
        <p role="status" className="editor-help">
          {editorMessage('migration.running', { done: migration.done.length, count: migration.count })}
        </p>
      )}
      {migration.step === 'failed' && (
        <p role="alert" className="editor-error">
          {editorMessage('migration.failed', { code: migration.code })}
        </p>
      )}
      {migration.step === 'done' && (
        <p role="status" className="editor-help">
          {editorMessage('migration.done', {
            done: migration.done.filter(({ problems }) => problems.length === 0).length,
            count: migration.done.length,
          })}
        </p>
      )}
      {'done' in migration && migration.done.length > 0 && <Results pages={migration.done} />}
      {(migration.step === 'failed' || migration.step === 'done') && (
        <div className="tools-panel__buttons">
          {record && (
            <button type="button" className="editor-button is-primary" onClick={() => void proceed(record)}>
              {editorMessage('migration.continue')}
            </button>
          )}
          {migration.step === 'failed' && migration.choice && (
            <BackToChoice {...migration.choice} onBack={choose} />
          )}
          <button type="button" className="editor-button" onClick={startOver}>
            {editorMessage('migration.startOver')}
          </button>
        </div>
      )}
      <MigrateWebsite parts={parts} onApply={onApply} />
    </section>
  );
}

const STEPS = 3;

/** Fetch, choose, run. */
function stepOf(migration: Migration): number {
  if (migration.step === 'choose' || (migration.step === 'failed' && migration.choice)) return 2;
  if (migration.step === 'running' || migration.step === 'done') return 3;

  return 'record' in migration && migration.record ? 3 : 1;
}

type FirstStepProps = {
  /** A migration that was interrupted. */
  record: MigrationRecord | null;
  isFetching: boolean;
  onFetch: () => void;
  onProceed: (record: MigrationRecord) => Promise<void>;
  onStartOver: () => void;
};

function FirstStep({ record, isFetching, onFetch, onProceed, onStartOver }: FirstStepProps) {
  return (
    <>
      <p className="editor-help">{editorMessage('migration.help')}</p>
      {record && (
        <p role="status" className="editor-help">
          {editorMessage('migration.stopped', { done: record.done.length, count: record.pages.length })}
        </p>
      )}
      <div className="tools-panel__buttons">
        {record && (
          <>
            <button type="button" className="editor-button is-primary" onClick={() => void onProceed(record)}>
              {editorMessage('migration.continue')}
            </button>
            <button type="button" className="editor-button" onClick={onStartOver}>
              {editorMessage('migration.startOver')}
            </button>
          </>
        )}
        <button
          type="button"
          className="editor-button"
          hidden={record !== null}
          disabled={isFetching}
          onClick={onFetch}
        >
          {editorMessage(isFetching ? 'migration.fetching' : 'migration.fetch')}
        </button>
      </div>
    </>
  );
}

type BackToChoiceProps = Choice & { onBack: (pages: Choice['pages'], chosen: Choice['chosen']) => void };

/** A dry run that failed does not take the choice away. */
function BackToChoice({ pages, chosen, onBack }: BackToChoiceProps) {
  return (
    <button type="button" className="editor-button is-primary" onClick={() => onBack(pages, chosen)}>
      {editorMessage('migration.back')}
    </button>
  );
}

type ChoosePagesProps = {
  pages: readonly OldPage[];
  chosen: ReadonlySet<string>;
  plan: readonly PlannedPage[] | null;
  isPlanning: boolean;
  onPlan: () => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onRun: (pages: readonly OldPage[]) => void;
};

function ChoosePages({ pages, chosen, plan, isPlanning, onPlan, onChoose, onRun }: ChoosePagesProps) {
  const [isAsking, setAsking] = useState(false);
  const picked = pages.filter(({ id }) => chosen.has(id));
  if (pages.length === 0) return <p className="editor-help">{editorMessage('migration.none')}</p>;

  return (
    <>
      <fieldset className="migration-tool__pages">
        <legend>{editorMessage('migration.choose')}</legend>
        <ToggleControl
          label={editorMessage('migration.all')}
          value={picked.length === pages.length}
          onChange={(isChosen) => onChoose(new Set(isChosen ? pages.map(({ id }) => id) : []))}
        />
        {pages.map(({ id, name, slug }) => (
          <ToggleControl
            key={id}
            label={editorMessage('migration.page', { name, path: pathOf(slug) })}
            value={chosen.has(id)}
            onChange={(isChosen) => onChoose(withChosen(chosen, id, isChosen))}
          />
        ))}
      </fieldset>
      <p className="editor-help">{editorMessage('migration.run.help')}</p>
      <div className="tools-panel__buttons">
        <button
          type="button"
          className="editor-button is-primary"
          disabled={picked.length === 0 || isPlanning}
          onClick={() => setAsking(true)}
        >
          {editorMessage('migration.run')}
        </button>
        <button
          type="button"
          className="editor-button"
          disabled={picked.length === 0 || isPlanning}
          onClick={onPlan}
        >
          {editorMessage(isPlanning ? 'migration.planning' : 'migration.plan')}
        </button>
      </div>
      {plan && <Plan pages={plan} />}
      {isAsking && (
        <ConfirmDialog
          title={editorMessage('migration.title')}
          question={editorMessage('migration.question', { n: picked.length })}
          confirm={editorMessage('migration.run')}
          onConfirm={() => onRun(picked)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What a run would do: a dry run stores nothing. */
function Plan({ pages }: { pages: readonly PlannedPage[] }) {
  return (
    <div role="status">
      <p className="editor-help">{editorMessage('migration.planned')}</p>
      <ul className="migration-tool__results">
        {pages.map(({ id, name, slug, straps, isHere, unknown, problems }) => (
          <li key={id}>
            {problems.length > 0
              ? editorMessage('migration.plan.rejected', { name })
              : editorMessage(isHere ? 'migration.plan.version' : 'migration.plan.new', {
                  name,
                  path: pathOf(slug),
                  count: straps,
                })}
            {unknown.length > 0 && (
              <p className="editor-help">
                {editorMessage('migration.plan.unknown', { names: unknown.join(', ') })}
              </p>
            )}
            {problems.length > 0 && (
              <ul className="editor-error">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Results({ pages }: { pages: readonly MigratedPage[] }) {
  return (
    <ul className="migration-tool__results">
      {pages.map(({ id, name, slug, problems }) => (
        <li key={id}>
          {problems.length === 0 ? (
            <a href={pathOf(slug)}>{editorMessage('migration.migrated', { name })}</a>
          ) : (
            <>
              {editorMessage('migration.rejected', { name })}
              <ul className="editor-error">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
