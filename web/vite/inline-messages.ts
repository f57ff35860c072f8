import type { Plugin } from 'vite';
import { DICTIONARIES, markedSentence, sentencesHash } from './dictionaries.ts';

const READERS = Object.keys(DICTIONARIES).join('|');
const CALL = new RegExp(String.raw`\b(${READERS})\(\s*'([^']+)'\s*([,)])`, 'g');
const CHOICE = new RegExp(
  String.raw`\b(${READERS})\(\s*([\w.!=<>&|\s]+?)\?\s*'([^']+)'\s*:\s*'([^']+)'\s*([,)])`,
  'g',
);
const DICTIONARY = /import \{([^}]*)\} from ('[^']*\/(?:messages|trade-message)\.ts');/g;
const IMPORT = "import { fill as fillSentence } from '#domain/language/fill.ts';\n";
/** The modules of sentences: in a browser's build English is markers, and the other languages are empty. */
const SENTENCES = /\/(web\/src|domain\/language)\/(?:trade-)?messages\/(en|fr|es)\.ts$/;
const READER_OF: Readonly<Record<string, string>> = {
  'web/src': 'message',
  'domain/language': 'tradeMessage',
};

/**
 * Puts a marker where a sentence is asked for, so that a visitor downloads the sentences of the page and not the dictionary;
 * `localise-chunks.ts` puts each language in its place. Keys that are put together at run time still read the dictionary
 * (decision 0010).
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const module = SENTENCES.exec(id);
      if (module) return { code: markedModule(module[1] ?? '', module[2] ?? ''), map: null };
      if (!/\/(editor|domain|web\/(src|strap-plugins))\/.*\.tsx?$/.test(id) || !/essage\(/.test(code))
        return null;
      const inlined = inlineSentences(code);
      return inlined === code ? null : { code: inlined, map: null };
    },
    augmentChunkHash(chunk) {
      return Object.values(chunk.modules)
        .map(({ code }) => sentencesHash(code ?? ''))
        .join('');
    },
  };
}

/** The module with its literal keys replaced; a key that the dictionary lacks is left for the compiler to reject. */
export function inlineSentences(code: string): string {
  let fills = false;
  const put = (sentence: string, isForms: boolean, end: string) => {
    if (end === ')' && !isForms) return `(${sentence})`;
    fills = true;
    return end === ')' ? `fillSentence(${sentence},{})` : `fillSentence(${sentence},`;
  };

  const inlined = code
    .replace(CALL, (whole, reader: string, key: string, end: string) => {
      const sentence = markedSentence(reader, key);
      return sentence ? put(sentence, sentence.startsWith('{'), end) : whole;
    })
    .replace(CHOICE, (whole, reader: string, condition: string, yes: string, no: string, end: string) => {
      const [first, second] = [markedSentence(reader, yes), markedSentence(reader, no)];
      const isForms = [first, second].some((sentence) => sentence?.startsWith('{'));
      return first && second ? put(`${condition.trim()} ? ${first} : ${second}`, isForms, end) : whole;
    });

  const isRead = new RegExp(String.raw`\b(${READERS})\(`).test(inlined);
  const lean = isRead ? inlined : inlined.replace(DICTIONARY, withoutReader);
  return fills ? IMPORT + lean : lean;
}

function markedModule(folder: string, language: string): string {
  if (language !== 'en') return `export const ${language.toUpperCase()} = {};`;
  const reader = READER_OF[folder] ?? '';
  const keys = Object.keys(DICTIONARIES[reader]?.en ?? {});

  return `export const EN = {${keys.map((key) => `${JSON.stringify(key)}:${markedSentence(reader, key)}`).join(',')}};`;
}

/** An import that nothing uses any more would still bring the dictionary along. */
function withoutReader(_: string, names: string, source: string): string {
  const others = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !Object.hasOwn(DICTIONARIES, name));
  if (others.length === 0) return '';

  return others.every((name) => name.startsWith('type '))
    ? `import type { ${others.map((name) => name.slice(5)).join(', ')} } from ${source};`
    : `import { ${others.join(', ')} } from ${source};`;
}
