import type { Option } from '#domain/search/search-config.ts';

/** Choices as lines: `value | label`, or only the value if it is the label too. */
export function optionLines(options: readonly Option[]): string {
  return options.map(({ value, label }) => (value === label ? value : `${value} | ${label}`)).join('\n');
}

/** Parses lines to choices, ignoring empty lines. */
export function readOptionLines(text: string): Option[] {
  return text.split('\n').flatMap((line) => {
    const [value = '', ...label] = line.split('|');
    const trimmed = value.trim();

    return trimmed ? [{ value: trimmed, label: label.join('|').trim() || trimmed }] : [];
  });
}
