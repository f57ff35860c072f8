import { DEFAULT_QUIET_HOURS } from '#domain/alerts/schedule.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#domain/language/language.ts';
import { unitSize } from '#domain/language/market.ts';
import { UNITS } from '#domain/site/units.ts';
import { ChoiceControl, TextControl, ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { ImageUrlControl } from '../image-url-control.tsx';
import { valueAt, withValue } from '../json-path.ts';
import { LinesControl } from '../lines-control.tsx';
import { AgentChoice } from '../team/agent-choice.tsx';
import type { SiteFormProps } from '../template/template-form.tsx';
import { DARK_LOGO, type WebsiteField } from './website-fields.ts';

type WebsiteFieldsProps = SiteFormProps & { fields: readonly WebsiteField[] };

/** A form of website fields. */
export function WebsiteFields({ fields, parts, onChange }: WebsiteFieldsProps) {
  return fields.map((field) => (
    <WebsiteControl
      key={field.path}
      field={field}
      value={valueAt(parts.website, field.path)}
      onChange={(value) => onChange('website', withValue(parts.website, field.path, value))}
    />
  ));
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const TENSES = ['singular', 'plural'] as const;

type WebsiteControlProps = { field: WebsiteField; value: unknown; onChange: (value: unknown) => void };

function WebsiteControl({ field, value, onChange }: WebsiteControlProps) {
  const label = editorMessage(field.label);
  const text = typeof value === 'string' ? value : '';
  const help = field.help && <p className="editor-help">{editorMessage(field.help)}</p>;

  switch (field.kind) {
    case 'toggle':
      return (
        <div>
          <ToggleControl label={label} value={value === true} onChange={onChange} />
          {help}
        </div>
      );
    case 'lines':
    case 'code':
      return (
        <LinesControl
          label={label}
          help={field.help && editorMessage(field.help)}
          value={text}
          isCode={field.kind === 'code'}
          onChange={onChange}
        />
      );
    case 'tense':
      return (
        <div>
          <ChoiceControl
            label={label}
            value={TENSES.find((tense) => tense === value) ?? 'plural'}
            options={TENSES.map((tense) => ({ value: tense, label: editorMessage(`site.tense.${tense}`) }))}
            onChange={onChange}
          />
          {help}
        </div>
      );
    case 'language':
      return (
        <div>
          <ChoiceControl
            label={label}
            value={isLanguage(value) ? value : DEFAULT_LANGUAGE}
            options={LANGUAGES.map((one) => ({ value: one, label: editorMessage(`site.language.${one}`) }))}
            onChange={onChange}
          />
          {help}
        </div>
      );
    case 'units':
      return (
        <div>
          <ChoiceControl
            label={label}
            value={UNITS.find((units) => units === value) ?? (unitSize() === 1 ? 'sqft' : 'm2')}
            options={UNITS.map((units) => ({ value: units, label: editorMessage(`site.units.${units}`) }))}
            onChange={onChange}
          />
          {help}
        </div>
      );
    case 'hour': {
      const fallback = field.path.endsWith('.from') ? DEFAULT_QUIET_HOURS.from : DEFAULT_QUIET_HOURS.until;
      return (
        <div>
          <ChoiceControl
            label={label}
            value={HOURS.find((hour) => hour === text) ?? fallback}
            options={HOURS.map((hour) => ({ value: hour, label: hour }))}
            onChange={onChange}
          />
          {help}
        </div>
      );
    }
    case 'agent':
      return (
        <div>
          <AgentChoice label={label} value={text} onChange={onChange} />
          {help}
        </div>
      );
    case 'image':
      return (
        <ImageUrlControl
          label={label}
          help={field.help && editorMessage(field.help)}
          value={text}
          isOnDark={field === DARK_LOGO}
          onChange={onChange}
        />
      );
    default:
      return (
        <div>
          <TextControl
            label={label}
            value={text}
            type={field.kind === 'url' ? 'url' : 'text'}
            onChange={(typed) => onChange(field.kind === 'url' ? typed.trim() : typed)}
          />
          {help}
        </div>
      );
  }
}
