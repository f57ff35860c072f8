import { TEXT_ALIGNS, type TextAlign } from '#domain/page/page.ts';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type PanelProps, withStyle } from '../panel-props.ts';

/** Text alignment, as it is drawn: only what the layout follows can be chosen. */
export function TextPanel({ config, drawnAlign, onChange }: PanelProps) {
  const { shown, offered } = drawnAlign ?? { shown: config.style.textAlign, offered: TEXT_ALIGNS };
  if (offered.length < 2) return <p className="editor-help">{editorMessage('style.align.none')}</p>;

  return (
    <>
      <OptionCards
        label={editorMessage('style.align')}
        columns={4}
        value={shown}
        options={offered.map((align) => ({
          value: align,
          label: editorMessage(`style.align.${align}`),
          picture: <Lines align={align} />,
        }))}
        onChange={(textAlign) => onChange(withStyle(config, { textAlign }))}
      />
      {offered.length < TEXT_ALIGNS.length && (
        <p className="editor-help">{editorMessage('style.align.some')}</p>
      )}
    </>
  );
}

const LENGTHS = [20, 12, 16];

function Lines({ align }: { align: TextAlign }) {
  return (
    <svg className="config-panels__lines" aria-hidden="true" viewBox="0 0 24 18">
      {LENGTHS.map((length, row) => {
        const width = align === 'justify' ? 20 : length;
        const start = align === 'right' ? 22 - width : align === 'centered' ? 12 - width / 2 : 2;

        return <rect key={length} x={start} y={2 + row * 6} width={width} height={2} rx={1} />;
      })}
    </svg>
  );
}
