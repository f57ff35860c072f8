import { expect, test } from 'vitest';
import { missingLines, type SeenLine } from './required-lines.ts';

const NOTICE = 'Texas Real Estate Commission Consumer Protection Notice';
const SERVICES = 'TREC Information About Brokerage Services';
const link = (text: string, points: number): SeenLine => ({ text, points, isLink: true });
const line = (text: string): SeenLine => ({ text, points: 12, isLink: false });

test.each<[string, string, boolean, SeenLine[], string[]]>([
  ['both links in Texas', 'TX', true, [link(NOTICE, 10), link(SERVICES, 12)], []],
  ['no link in Texas', 'tx ', true, [], ['texasNotice', 'texasServices']],
  ['a short name in small type', 'TX', true, [link(NOTICE, 10), link(SERVICES, 10)], ['texasServices']],
  ['a long name in small type', 'TX', true, [link(NOTICE, 9), link(SERVICES, 12)], ['texasNotice']],
  ['words without a link', 'TX', true, [line(NOTICE), link(SERVICES, 12)], ['texasNotice']],
  ['another page of a Texan site', 'TX', false, [], []],
  ['a brokerage in Ontario', 'ON', false, [line('Poplar Realty Ltd., Brokerage')], []],
  ['a brokerage in Ontario, in French', 'ON', false, [line('Peuplier inc., maison de courtage')], []],
  ['a name alone in Ontario', 'ON', false, [line('Poplar Realty Ltd.')], ['ontarioBrokerage']],
  ['a licence in California', 'CA', false, [line('DRE License #01234567')], []],
  ['a short number in California', 'CA', true, [line('DRE #01234')], ['californiaLicence']],
  ['Alberta, which asks for the name alone', 'AB', true, [], []],
  ['an office without a province', '', true, [], []],
])('%s', (_, provinceCode, isHome, seen, missing) => {
  expect(missingLines(seen, { provinceCode, isHome })).toEqual(missing);
});
