import { useState } from 'react';
import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { rawValues, setRawTerms } from '#domain/search/raw-terms.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import { rawFieldName } from './raw-field-name.ts';
import { useCommittedText } from './use-committed-text.ts';
import './filters.css';

const TEXT_MAX = 100;
/** More different values are no choice. */
const CHOICES_MAX = 24;

type RawTextPanel = Extract<OwnFilterPanel, { kind: 'raw-text' }>;
type RawTextFilterProps = FilterProps & { panel: RawTextPanel };
type StoredProps = RawTextFilterProps & { stored: string };

/** Text contained in a source field: one of the values that listings have, or typed where these are not known or too many. */
export function RawTextFilter(props: RawTextFilterProps) {
  const { panel, filters, facets } = props;
  const [stored = ''] = rawValues(filters, panel.field, 'match');
  const known = facets?.raw.find(({ field }) => field === panel.field)?.values ?? [];
  const areChoices =
    known.length > 0 && known.length <= CHOICES_MAX && known.every(({ key }) => key.length <= TEXT_MAX);
  const [isTyping, setTyping] = useState(false);
  // The field that somebody types in stays.
  const isChoice = areChoices && !isTyping;

  return isChoice ? (
    <ValueChoice {...props} stored={stored} values={known.map(({ key }) => key)} />
  ) : (
    <TypedText {...props} stored={stored} onTyping={setTyping} />
  );
}

function ValueChoice({ panel, filters, onChange, stored, values }: StoredProps & { values: string[] }) {
  const options = stored && !values.includes(stored) ? [stored, ...values] : values;

  return (
    <label className="filter">
      <span className="filter__label">{panel.label}</span>
      <select
        className="filter__text"
        name={rawFieldName(panel.field, 'match')}
        value={stored}
        onChange={({ currentTarget: { value } }) =>
          onChange(setRawTerms(filters, panel.field, [{ operator: 'match', values: [value] }]), true)
        }
      >
        <option value="">{message('search.filter.any')}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Commits on blur or Enter. */
function TypedText({
  panel,
  filters,
  onChange,
  stored,
  onTyping,
}: StoredProps & { onTyping: (isTyping: boolean) => void }) {
  const { field, label } = panel;
  const { input } = useCommittedText(stored, (text) => {
    const trimmed = text.trim();
    if (trimmed !== stored)
      onChange(setRawTerms(filters, field, [{ operator: 'match', values: [trimmed] }]), true);
  });

  return (
    <label className="filter">
      <span className="filter__label">{label}</span>
      <input
        className="filter__text"
        type="text"
        name={rawFieldName(field, 'match')}
        maxLength={TEXT_MAX}
        {...input}
        onFocus={() => onTyping(true)}
        onBlur={() => {
          input.onBlur();
          onTyping(false);
        }}
      />
    </label>
  );
}
