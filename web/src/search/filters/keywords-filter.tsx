import { readKeywords } from '#domain/search/keywords.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import { useCommittedText } from './use-committed-text.ts';
import './filters.css';

const TEXT_MAX = 300;

/** Words and phrases of remarks and facts; commits on blur or Enter. */
export function KeywordsFilter({ filters, onChange }: FilterProps) {
  const stored = filters.keywords?.join(', ') ?? '';
  const { input } = useCommittedText(stored, (text, reset) => {
    const keywords = readKeywords(text);
    const isSame = keywords.join(', ') === stored;
    if (isSame) reset();
    else onChange({ ...filters, keywords: keywords.length > 0 ? keywords : undefined }, true);
  });

  return (
    <label className="filter">
      <span className="filter__label">{message('search.filter.keywords')}</span>
      <input
        className="filter__text"
        type="text"
        name="keywords"
        maxLength={TEXT_MAX}
        placeholder={message('search.filter.keywords.hint')}
        {...input}
      />
    </label>
  );
}
