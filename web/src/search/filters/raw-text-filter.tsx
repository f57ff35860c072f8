import { useEffect, useState } from 'react';
import type { OwnFilterPanel } from '#domain/search/filter-panel.ts';
import { rawValues, setRawTerms } from '#domain/search/raw-terms.ts';
import type { FilterProps } from './filter-props.ts';
import { rawFieldName } from './raw-field-name.ts';
import './filters.css';

const TEXT_MAX = 100;

type RawTextPanel = Extract<OwnFilterPanel, { kind: 'raw-text' }>;

/** Text contained in a source field; commits on blur or Enter. */
export function RawTextFilter({ panel, filters, onChange }: FilterProps & { panel: RawTextPanel }) {
  const { field, label } = panel;
  const [stored = ''] = rawValues(filters, field, 'match');
  const [text, setText] = useState(stored);
  const commit = () => {
    const trimmed = text.trim();
    if (trimmed !== stored)
      onChange(setRawTerms(filters, field, [{ operator: 'match', values: [trimmed] }]), true);
  };

  useEffect(() => setText(stored), [stored]);

  return (
    <label className="filter">
      <span className="filter__label">{label}</span>
      <input
        className="filter__text"
        type="text"
        name={rawFieldName(field, 'match')}
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
