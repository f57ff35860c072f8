import { formatNumber } from './format-number.ts';
import { type Language, language } from './language.ts';

/** A sentence for each category of `Intl.PluralRules`; `other` replaces missing ones. */
export type Forms = { readonly one: string; readonly many?: string; readonly other: string };
export type Sentence = string | Forms;
export type Params = Readonly<Record<string, string | number>>;

const rules = new Map<Language, Intl.PluralRules>();

/** Fills `{placeholders}`; unknown ones stay. Forms are chosen by the number `count`, which is formatted. */
export function fill(sentence: Sentence, params: Params, own = language()): string {
  const text = typeof sentence === 'string' ? sentence : formOf(sentence, Number(params.count), own);

  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return name === 'count' && typeof value === 'number' ? formatNumber(value, own) : String(value);
  });
}

function formOf(forms: Forms, count: number, own: Language): string {
  const rule = rules.get(own) ?? new Intl.PluralRules(own);
  rules.set(own, rule);
  const category = rule.select(count);

  return (category === 'one' || category === 'many' ? forms[category] : undefined) ?? forms.other;
}
