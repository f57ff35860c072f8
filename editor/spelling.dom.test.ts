import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sentences } from '#domain/language/dictionary.ts';
import { americanSentence } from '#domain/language/wording.ts';
import { textsIn } from '#domain/page/placeholders.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { editorMessage } from './messages.ts';
import { EN } from './messages/en.ts';
import { findStraps } from './picker/find-straps.ts';
import { insertedState, loadSamples } from './picker/inserted-state.ts';
import { setupMessage } from './setup/messages.ts';
import { EN as SETUP } from './setup/messages/en.ts';
import { spelt } from './spelling.ts';

const DEFINITIONS = import.meta.glob<AnyStrap>(
  ['/web/strap-plugins/*/index.ts', '/web/src/templates/{headers,heroes,footers}/*/index.ts'],
  { eager: true, import: 'default' },
);
/** What the United States spell otherwise, by the endings and words in which both differ. */
const BRITISH = new RegExp(
  [
    String.raw`\b\w*(?:col|fav|neighb|harb|hon|lab|behavi|flav|hum|rum|endeav|par|vap|arm|od)our`,
    String.raw`\b(?:centre|metre|kilometre|litre|theatre|fibre|calibre)`,
    String.raw`\b(?:centred|grey|storeys?|cheque|kerb|tyre|plough|mould|cosy|programme|aluminium|ageing|draught)`,
    String.raw`\b(?:licence|defence|offence|pretence|practise|judgement|catalogue|dialogue|analogue|jewellery)`,
    String.raw`\b(?:cancell(?:ed|ing)|travell|labell|modell|signall|fulfil\b|enrol\b|instalment|skilful|enquir)`,
    String.raw`\b(?:whilst|amongst|learnt|spelt|dreamt)\b`,
    String.raw`\b(?:organ|recogn|real|optim|summar|custom|personal|author|minim|maxim|prior|apolog|categor|capital|special|normal|standard|emphas|amort|final|util|initial|synchron|local|visual)is(?:e|ing|ation)`,
    String.raw`\banalys(?:e|ing)`,
  ].join('|'),
  'i',
);
const britishIn = (texts: readonly string[]) => texts.filter((text) => BRITISH.test(text));
/** Without the names of what is filled in, which are no words. */
const wordsOf = (sentences: Sentences) =>
  Object.values(sentences)
    .map(americanSentence)
    .flatMap((sentence) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence)))
    .map((text) => text.replace(/\{\w+\}/g, ''));

beforeAll(loadSamples);
beforeAll(() => {
  document.documentElement.lang = 'en-US';
});
afterAll(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['the editor', EN],
  ['the setup of a site', SETUP],
])('no sentence of %s is in British spelling on a site of the United States', (_, sentences) => {
  expect(britishIn(wordsOf(sentences))).toEqual([]);
});

test('the spelling is that of the country, in whatever language the site is', () => {
  const read = (lang: string) => {
    document.documentElement.lang = lang;
    return [editorMessage('settings.panel.colors'), setupMessage('step.look'), spelt('Centred')];
  };

  expect(read('en-CA')).toEqual(['Colours', 'Colours and fonts', 'Centred']);
  expect(read('es-US')).toEqual(['Colors', 'Colores y letras', 'Centered']);
  expect(read('fr-CA')).toEqual(['Colours', 'Couleurs et polices', 'Centred']);
  expect(read('en-US')).toEqual(['Colors', 'Colors and fonts', 'Centered']);
});

test.each(Object.values(DEFINITIONS))(
  '$name is inserted, labelled and described in American spelling',
  (strap) => {
    expect(britishIn(labelsIn([strap.label, strap.description, strap.parts]).map(spelt))).toEqual([]);
    expect(britishIn(textsIn(insertedState(strap)))).toEqual([]);
    for (const label of [strap.label, spelt(strap.label)])
      expect(findStraps([strap], label)).toEqual([strap]);
  },
);

/** Labels of parts, their options and what an item is called; defaults are the site's own. */
function labelsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'default' ? [] : [value];
  if (typeof value !== 'object' || value === null || name === 'default') return [];

  return Object.entries(value).flatMap(([member, of]) => labelsIn(of, member));
}
