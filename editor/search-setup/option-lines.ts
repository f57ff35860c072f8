import type { Option } from '#domain/search/search-config.ts';

/** Choices as lines: `value | label`, or the value alone when visitors read the value itself. */
export function optionLines(options: readonly Option[]): string {
  return options.map(({ value, label }) => (value === label ? value : `${value} | ${label}`)).join('\n');
}

/** The choices that lines stand for; empty lines stand for none. */
export function readOptionLines(text: string): Option[] {
  return text.split('\n').flatMap((line) => {
    const [value = '', ...label] = line.split('|');
    const words = value.trim();

    return words ? [{ value: words, label: label.join('|').trim() || words }] : [];
  });
}
