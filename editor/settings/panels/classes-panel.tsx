import type { StrapConfig } from '#domain/page/page.ts';
import { CLASSES_MAX } from '#domain/page/style-limits.ts';
import { safeClassNames } from '#web/strap-plugins/kit/frame/safe-class-names.ts';
import { TextControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import type { PanelProps } from '../panel-props.ts';

type Member = keyof Pick<StrapConfig, 'outerClasses' | 'innerClasses'>;

export function OuterClassesPanel(props: PanelProps) {
  return <ClassesPanel {...props} member="outerClasses" />;
}

export function InnerClassesPanel(props: PanelProps) {
  return <ClassesPanel {...props} member="innerClasses" />;
}

/** The agent's CSS classes on the strap or on its content. */
function ClassesPanel({ config, onChange, member }: PanelProps & { member: Member }) {
  const typed = config[member];
  const rejected = messageOfError(typed).filter((word) => safeClassNames(word) === '');

  return (
    <div>
      <TextControl
        label={editorMessage(`settings.${member}`)}
        value={typed}
        onChange={(text) =>
          onChange({ ...config, [member]: messageOfError(text).join(' ').slice(0, CLASSES_MAX).trim() })
        }
      />
      <p className="editor-help">{editorMessage(`settings.${member}.help`)}</p>
      {rejected.length > 0 && (
        <p className="editor-help editor-error" role="alert">
          {editorMessage('settings.classes.rejected', { names: rejected.join(', ') })}
        </p>
      )}
    </div>
  );
}

function messageOfError(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
