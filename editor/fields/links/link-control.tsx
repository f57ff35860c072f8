import type { LinkPart } from '#domain/page/parts.ts';
import { editorMessage } from '../../messages.ts';
import { ControlGroup, TextControl } from '../control-field.tsx';
import { LinkUrlControl } from './link-url-control.tsx';
import { LinkActionControl } from './link-action-control.tsx';

type LinkControlProps = { label: string; value: LinkPart; onChange: (value: LinkPart) => void };

export function LinkControl({ label, value, onChange }: LinkControlProps) {
  return (
    <ControlGroup label={label}>
      <TextControl
        label={editorMessage('field.link.text')}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
      <LinkUrlControl
        label={editorMessage('field.link.address')}
        value={value.href}
        onChange={(href) => onChange({ ...value, href })}
      />
      <LinkActionControl
        value={value.action}
        // A URL would take precedence.
        onChange={(action) => onChange({ ...value, action, href: action ? '' : value.href })}
      />
    </ControlGroup>
  );
}
