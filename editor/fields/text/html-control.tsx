import { HTML_DISPLAYS, type HtmlPart } from '#domain/page/parts.ts';
import { decodeHtml } from '#web/strap-plugins/kit/html.tsx';
import { editorMessage } from '../../messages.ts';
import { ChoiceControl, ControlField, ControlGroup, TextControl, ToggleControl } from '../control-field.tsx';
import { useTyped } from '../use-debounced-commit.ts';
import { checkHtml } from './check-html.ts';

type HtmlControlProps = { label: string; value: HtmlPart; onChange: (value: HtmlPart) => void };

const DISPLAYS = HTML_DISPLAYS.map((value) => ({ value, label: value }));

/** An HTML editor; pages store the markup URI-encoded. */
export function HtmlControl({ label, value, onChange }: HtmlControlProps) {
  const set = (change: Partial<HtmlPart>) => onChange({ ...value, ...change });
  // A value that cannot be decoded is shown as stored, so that it can be corrected.
  const decoded = decodeHtml(value.html);
  const isReadable = decoded !== null;
  const { text, setText, commit } = useTyped(decoded ?? value.html, (html) =>
    set({ html: encodeURIComponent(html) }),
  );

  const problem = isReadable ? checkHtml(text) : null;

  return (
    <ControlGroup label={label}>
      <ControlField label={editorMessage('field.html.markup')} help={editorMessage('field.html.help')}>
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="editor-input is-code"
            rows={10}
            spellCheck={false}
            aria-describedby={describedBy}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={commit}
          />
        )}
      </ControlField>
      <p className="editor-help editor-check" role="status">
        {!isReadable && editorMessage('field.html.unreadable')}
        {problem &&
          editorMessage(`field.html.problem.${problem.kind}`, { tag: problem.tag, line: problem.line })}
      </p>
      <ChoiceControl
        label={editorMessage('field.html.display')}
        value={value.display}
        options={DISPLAYS}
        onChange={(display) => set({ display })}
      />
      <TextControl
        label={editorMessage('field.html.class')}
        value={value.className}
        onChange={(className) => set({ className })}
      />
      <ToggleControl
        label={editorMessage('field.html.still')}
        value={value.disablePostscribe === true}
        onChange={(disablePostscribe) => set({ disablePostscribe })}
      />
    </ControlGroup>
  );
}
