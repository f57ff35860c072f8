import { Fragment, useMemo } from 'react';
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
import { helpOf } from './help-of.ts';
import { OtherLogos } from './other-logos.tsx';
import { DARK_LOGO, LOGO, type WebsiteField } from './website-fields.ts';
import { websiteProblems } from './website-problems.ts';

type WebsiteFieldsProps = SiteFormProps & { fields: readonly WebsiteField[] };

/** A form of website fields. */
export function WebsiteFields({ fields, parts, onChange }: WebsiteFieldsProps) {
  const problems = useMemo(() => websiteProblems(parts.website), [parts.website]);

  return fields.map((field) => (
    <Fragment key={field.path}>
      <WebsiteControl
        field={field}
        value={valueAt(parts.website, field.path)}
        problem={problems.get(field.path)}
        onChange={(value) => onChange('website', withValue(parts.website, field.path, value))}
      />
      {field === LOGO && <OtherLogos parts={parts} onChange={onChange} />}
    </Fragment>
  ));
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** `www.example.com/page`, as people copy it. */
const HOST_FIRST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/.*)?$/i;

const TENSES = ['singular', 'plural'] as const;

type WebsiteControlProps = {
  field: WebsiteField;
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
};

function WebsiteControl({ field, value, problem, onChange }: WebsiteControlProps) {
  const label = editorMessage(field.label);
  const help = field.help && editorMessage(helpOf(field.help));
  const text = typeof value === 'string' ? value : '';

  switch (field.kind) {
    case 'lines':
    case 'code':
      return (
        <LinesControl
          label={label}
          help={help}
          value={text}
          isCode={field.kind === 'code'}
          onChange={onChange}
        />
      );
    case 'image':
      return (
        <ImageUrlControl
          label={label}
          help={help}
          value={text}
          isOnDark={field === DARK_LOGO}
          onChange={onChange}
        />
      );
    case 'text':
    case 'url':
      return <TextField field={field} value={text} problem={problem} onChange={onChange} />;
    default:
      return (
        <div>
          <PlainControl field={field} value={value} onChange={onChange} />
          {help && <p className="editor-help">{help}</p>}
        </div>
      );
  }
}

type TextFieldProps = Omit<WebsiteControlProps, 'value'> & { value: string };

/** A line of text. An address that begins with the name of a host gets its scheme once it is left. */
function TextField({ field, value, problem, onChange }: TextFieldProps) {
  const isUrl = field.kind === 'url';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is left
    <div
      onBlur={({ target }) => {
        const typed = target instanceof HTMLInputElement ? target.value.trim() : '';
        if (isUrl && HOST_FIRST.test(typed)) onChange(`https://${typed}`);
      }}
    >
      <TextControl
        label={editorMessage(field.label)}
        value={value}
        type={isUrl ? 'url' : 'text'}
        help={field.help && editorMessage(helpOf(field.help))}
        placeholder={field.example}
        problem={problem}
        onChange={(typed) => onChange(isUrl ? typed.trim() : typed)}
      />
    </div>
  );
}

/** A control without a help text of its own. */
function PlainControl({ field, value, onChange }: Omit<WebsiteControlProps, 'problem'>) {
  const label = editorMessage(field.label);
  const text = typeof value === 'string' ? value : '';

  switch (field.kind) {
    case 'toggle':
      return <ToggleControl label={label} value={value === true} onChange={onChange} />;
    case 'agent':
      return <AgentChoice label={label} value={text} onChange={onChange} />;
    case 'tense':
    case 'language':
    case 'units':
    case 'hour': {
      const { chosen, options } = choicesOf(field, value);
      return <ChoiceControl label={label} value={chosen} options={options} onChange={onChange} />;
    }
    default:
      return null;
  }
}

type Choices = { chosen: string; options: { value: string; label: string }[] };

/** The options of a field, and the stored one, or what applies where none is stored. */
function choicesOf({ kind, path }: WebsiteField, stored: unknown): Choices {
  switch (kind) {
    case 'tense':
      return {
        chosen: TENSES.find((tense) => tense === stored) ?? 'plural',
        options: TENSES.map((value) => ({ value, label: editorMessage(`site.tense.${value}`) })),
      };
    case 'language':
      return {
        chosen: isLanguage(stored) ? stored : DEFAULT_LANGUAGE,
        options: LANGUAGES.map((value) => ({ value, label: editorMessage(`site.language.${value}`) })),
      };
    case 'units':
      return {
        chosen: UNITS.find((units) => units === stored) ?? (unitSize() === 1 ? 'sqft' : 'm2'),
        options: UNITS.map((value) => ({ value, label: editorMessage(`site.units.${value}`) })),
      };
    default: {
      const { from, until } = DEFAULT_QUIET_HOURS;
      return {
        chosen: HOURS.find((hour) => hour === stored) ?? (path.endsWith('.from') ? from : until),
        options: HOURS.map((value) => ({ value, label: value })),
      };
    }
  }
}
