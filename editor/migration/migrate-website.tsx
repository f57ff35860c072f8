import { useState } from 'react';
import type { SiteParts } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import type { SiteObject } from '../site/website/site-objects.ts';
import { type OldWebsite, readOldWebsite } from './read-old-website.ts';
import { codeOf } from './use-migration.ts';

type State =
  | { step: 'start' | 'fetching' | 'unconfigured' | 'applied' }
  | { step: 'failed'; code: string }
  | { step: 'found'; found: OldWebsite };

type MigrateWebsiteProps = { parts: SiteParts; onApply: (object: SiteObject) => void };

/** Reads the settings, header and footer of the older engine and puts them into the settings of this site. */
export function MigrateWebsite({ parts, onApply }: MigrateWebsiteProps) {
  const [state, setState] = useState<State>({ step: 'start' });

  const fetchSettings = async () => {
    setState({ step: 'fetching' });
    try {
      const found = await readOldWebsite(parts);
      setState(found ? { step: 'found', found } : { step: 'unconfigured' });
    } catch (error) {
      setState({ step: 'failed', code: codeOf(error) });
    }
  };

  return (
    <fieldset className="migration-tool__website">
      <legend>{editorMessage('migration.website')}</legend>
      <p className="editor-help">{editorMessage('migration.website.help')}</p>
      <div role="status">
        {state.step === 'unconfigured' && (
          <p className="editor-help">{editorMessage('migration.unconfigured')}</p>
        )}
        {state.step === 'applied' && (
          <p className="editor-help">{editorMessage('migration.website.applied')}</p>
        )}
        {state.step === 'found' && state.found.objects.length > 0 && (
          <p className="editor-help">
            {editorMessage('migration.website.found', {
              names: state.found.objects.map(({ name }) => editorMessage(`tools.object.${name}`)).join(', '),
            })}
          </p>
        )}
      </div>
      {state.step === 'failed' && (
        <p role="alert" className="editor-error">
          {editorMessage('migration.failed', { code: state.code })}
        </p>
      )}
      {state.step === 'found' && state.found.problems.length > 0 && (
        <ul role="alert" className="editor-error tools-panel__problems">
          {state.found.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className="tools-panel__buttons">
        {state.step === 'found' && state.found.objects.length > 0 ? (
          <button
            type="button"
            className="editor-button is-primary"
            onClick={() => {
              for (const object of state.found.objects) onApply(object);
              setState({ step: 'applied' });
            }}
          >
            {editorMessage('migration.website.apply')}
          </button>
        ) : (
          <button
            type="button"
            className="editor-button"
            disabled={state.step === 'fetching'}
            onClick={() => void fetchSettings()}
          >
            {editorMessage(state.step === 'fetching' ? 'migration.fetching' : 'migration.website.fetch')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
