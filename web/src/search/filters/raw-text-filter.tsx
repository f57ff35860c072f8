import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { rawValues, setRawTerms } from '#domain/search/raw-terms.ts';
import type { FilterProps } from './filter-props.ts';
import { rawFieldName } from './raw-field-name.ts';
import { useCommittedText } from './use-committed-text.ts';
import './filters.css';

const TEXT_MAX = 100;

type RawTextPanel = Extract<OwnFilterPanel, { kind: 'raw-text' }>;

/** Text contained in a source field; commits on blur or Enter. */
export function RawTextFilter({ panel, filters, onChange }: FilterProps & { panel: RawTextPanel }) {
  const { field, label } = panel;
  const [stored = ''] = rawValues(filters, field, 'match');
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
      />
    </label>
  );
}
