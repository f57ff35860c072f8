import { HEADING_SIZES, type HeadingPart, type HeadingSize } from '#domain/page/parts.ts';
import { editorMessage } from '../../messages.ts';
import { ChoiceControl, ControlGroup } from '../control-field.tsx';
import { InlineHtml } from './inline-html.tsx';

type HeadingControlProps = {
  label: string;
  sizes?: readonly HeadingSize[];
  value: HeadingPart;
  onChange: (value: HeadingPart) => void;
};

export function HeadingControl({ label, sizes = HEADING_SIZES, value, onChange }: HeadingControlProps) {
  return (
    <ControlGroup label={label}>
      <InlineHtml
        className="editor-input"
        label={label}
        html={value.html}
        onChange={(html) => onChange({ ...value, html })}
      />
      <ChoiceControl
        label={editorMessage('field.heading.size')}
        value={value.size}
        options={sizes.map((size) => ({ value: size, label: size.toUpperCase() }))}
        onChange={(size) => onChange({ ...value, size })}
      />
    </ControlGroup>
  );
}
