import type { Plugin } from 'vite';
import { MESSAGES } from '../src/messages.ts';

const CALL = /\bmessage\(\s*'([^']+)'\s*([,)])/g;
const CHOICE = /\bmessage\(\s*([\w.!=\s]+?)\?\s*'([^']+)'\s*:\s*'([^']+)'\s*([,)])/g;
const DICTIONARY = /import \{([^}]*)\} from ('[^']*\/messages\.ts');/;
const IMPORT = "import { fill as fillSentence } from '#web/src/fill.ts';\n";

/**
 * Puts a sentence where its key is asked for, so that a visitor downloads the sentences of the page and not the dictionary.
 * Keys that are put together at run time still read the dictionary (decision 0010).
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/\/(editor|web\/(src|strap-plugins))\/.*\.tsx?$/.test(id) || !code.includes('message('))
        return null;
      const inlined = inlineSentences(code, MESSAGES);
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
}

/** The module with its literal keys replaced; a key that the dictionary lacks is left for the compiler to refuse. */
export function inlineSentences(code: string, sentences: Readonly<Record<string, string>>): string {
  let fills = false;
  const put = (sentence: string, end: string) => {
    if (end === ')') return `(${sentence})`;
    fills = true;
    return `fillSentence(${sentence},`;
  };
  const text = (key: string) => (Object.hasOwn(sentences, key) ? JSON.stringify(sentences[key]) : null);

  const inlined = code
    .replace(CALL, (whole, key: string, end: string) => {
      const sentence = text(key);
      return sentence ? put(sentence, end) : whole;
    })
    .replace(CHOICE, (whole, condition: string, yes: string, no: string, end: string) => {
      const [first, second] = [text(yes), text(no)];
      return first && second ? put(`${condition.trim()} ? ${first} : ${second}`, end) : whole;
    });

  const lean = /\bmessage\(/.test(inlined) ? inlined : inlined.replace(DICTIONARY, withoutMessage);
  return fills ? IMPORT + lean : lean;
}

/** An import that nothing uses any more would still bring the dictionary along. */
function withoutMessage(_: string, names: string, source: string): string {
  const types = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.startsWith('type '));

  return types.length > 0
    ? `import type { ${types.map((name) => name.slice(5)).join(', ')} } from ${source};`
    : '';
}
