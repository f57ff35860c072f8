import { useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { SiteParts } from '../../editing/site-parts.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { MigrationTool } from '../../migration/migration-tool.tsx';
import { WordPressTool } from '../../wordpress/wordpress-tool.tsx';
import { ArchiveTool } from '../archive/archive-tool.tsx';
import { LinesControl } from '../lines-control.tsx';
import { readSiteObject, SITE_OBJECTS, type SiteObject, type SiteObjectName } from './site-objects.ts';

type ToolsSectionProps = {
  /** Null on a screen of the product, which has no page. */
  page: Page | null;
  parts: SiteParts;
  /** Whether the whole site can be downloaded and replaced. */
  mayArchive?: boolean;
  onApply: (object: SiteObject) => void;
};

/** Export and import of page, header, footer and website as JSON. */
export function ToolsSection({ page, parts, mayArchive = false, onApply }: ToolsSectionProps) {
  const textOf = (name: SiteObjectName) => JSON.stringify(name === 'page' ? page : parts[name], null, 2);

  return (
    <>
      <h3>{editorMessage('tools.title')}</h3>
      <ExportJson page={page} textOf={textOf} />
      <EditJson page={page} textOf={textOf} onApply={onApply} />
      {mayArchive && <ArchiveTool />}
      <WordPressTool />
      <MigrationTool parts={parts} onApply={onApply} />
    </>
  );
}

type SiteJsonProps = { page: Page | null; textOf: (name: SiteObjectName) => string };

function ExportJson({ page, textOf }: SiteJsonProps) {
  const [exported, setExported] = useState<{ name: SiteObjectName; text: string } | null>(null);

  return (
    <section aria-label={editorMessage('tools.export')} className="tools-panel">
      <h4>{editorMessage('tools.export')}</h4>
      <p className="editor-help">{editorMessage('tools.export.help')}</p>
      <div className="tools-panel__buttons">
        {SITE_OBJECTS.map((which) => (
          <button
            key={which}
            type="button"
            className="editor-button"
            aria-pressed={exported?.name === which}
            disabled={which === 'page' && page === null}
            onClick={() => setExported({ name: which, text: textOf(which) })}
          >
            {editorMessage(`tools.object.${which}`)}
          </button>
        ))}
      </div>
      {exported && (
        <textarea
          className="editor-input is-code"
          aria-label={editorMessage(`tools.object.${exported.name}`)}
          rows={8}
          readOnly
          value={exported.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}

function EditJson({ page, textOf, onApply }: SiteJsonProps & { onApply: (object: SiteObject) => void }) {
  const [name, setName] = useState<SiteObjectName>(page ? 'page' : 'header');
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isMissing = name === 'page' && page === null;
  // Save may be pressed between the commit of typed text and the next render.
  const latest = useRef(text);
  const write = (written: string) => {
    latest.current = written;
    setText(written);
    setProblems([]);
  };

  const save = async () => {
    const read = await readSiteObject(name, latest.current);
    setProblems('problems' in read ? read.problems : []);
    if ('object' in read) onApply(read.object);
  };

  return (
    <section aria-label={editorMessage('tools.edit')} className="tools-panel">
      <h4>{editorMessage('tools.edit')}</h4>
      <ChoiceControl
        label={editorMessage('tools.object')}
        value={name}
        options={SITE_OBJECTS.map((value) => ({ value, label: editorMessage(`tools.object.${value}`) }))}
        onChange={(value) => {
          setName(value);
          setProblems([]);
        }}
      />
      {isMissing && <p className="editor-help">{editorMessage('tools.noPage')}</p>}
      <LinesControl label={editorMessage('tools.json')} isCode rows={12} value={text} onChange={write} />
      <div className="tools-panel__buttons">
        <button
          type="button"
          className="editor-button"
          disabled={isMissing}
          onClick={() => write(textOf(name))}
        >
          {editorMessage('tools.load')}
        </button>
        <button
          type="button"
          className="editor-button is-primary"
          disabled={isMissing}
          onClick={() => void save()}
        >
          {editorMessage('tools.save')}
        </button>
      </div>
      {/* Below the buttons: they stay where they are when it goes. */}
      {problems.length > 0 && (
        <ul
          ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
          role="alert"
          className="editor-error tools-panel__problems"
        >
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
