import { useEffect, useState } from 'react';
import { readKeywords } from '#domain/search/keywords.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

const TEXT_MAX = 300;

/** Words and phrases of remarks and facts; commits on blur or Enter. */
export function KeywordsFilter({ filters, onChange }: FilterProps) {
  const stored = filters.keywords?.join(', ') ?? '';
  const [text, setText] = useState(stored);
  const commit = () => {
    const keywords = readKeywords(text);
    const isSame = keywords.join(', ') === stored;
    if (isSame) setText(stored);
    else onChange({ ...filters, keywords: keywords.length > 0 ? keywords : undefined }, true);
  };

  useEffect(() => setText(stored), [stored]);

  return (
    <label className="filter">
      <span className="filter__label">{message('search.filter.keywords')}</span>
      <input
        className="filter__text"
        type="text"
        name="keywords"
        maxLength={TEXT_MAX}
        placeholder={message('search.filter.keywords.hint')}
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
