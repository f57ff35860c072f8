import { isEqual } from '#domain/json/is-equal.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
import { picturesIn, textsIn } from '#domain/page/placeholders.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { spelt } from '../spelling.ts';

let samples: typeof import('#web/strap-plugins/strap-samples.ts') | null = null;

/** Loads the samples of all straps, which opening the editor does without. */
export async function loadSamples(): Promise<void> {
  samples ??= await import('#web/strap-plugins/strap-samples.ts');
}

/** The state of a strap when it is inserted; its picture in the picker is rendered from it. */
export function insertedState({ name, defaultState }: Pick<AnyStrap, 'name' | 'defaultState'>): State {
  return structuredClone({ ...defaultState, ...speltTexts(samples?.sampleOf(name) ?? {}) });
}

/** Sample texts of a page's hero and straps, and URLs of their example pictures, to be replaced before visitors see them. */
export async function sampleTexts({ hero, straps }: Page): Promise<ReadonlySet<string>> {
  const [template, definitions] = await Promise.all([
    hero && loadStrap(hero.name),
    Promise.all([...new Set(straps.map(({ name }) => name))].map((name) => loadStrap(name))),
    loadSamples(),
  ]);

  return new Set([
    ...(hero && template ? untouchedTexts(hero, template) : []),
    ...definitions.flatMap((strap) =>
      strap
        ? picturesIn(insertedState(strap))
            .map(({ imageUrl }) => imageUrl)
            .filter((url) => url !== '')
        : [],
    ),
    ...straps.flatMap(({ name, state }) => {
      const sample = samples?.sampleOf(name) ?? {};
      return [sample, speltTexts(sample)].flatMap((texts) => untouchedSample(texts, state));
    }),
  ]);
}

/** The texts of a sample but its heading, which can stay. Those of an item with a picture count while the whole item is as inserted: its title may be a real name. */
function untouchedSample(sample: State, state: State): string[] {
  return Object.entries(sample).flatMap(([name, member]) => {
    if (name === 'title') return [];
    const items = state[name];
    if (!Array.isArray(member) || !Array.isArray(items)) return textsIn({ [name]: member });

    return member
      .filter((item) => !pictureOf(item) || items.some((own) => isSameItem(own, item)))
      .flatMap((item) => textsIn({ [name]: [item] }));
  });
}

function isSameItem(one: unknown, other: unknown): boolean {
  return pictureOf(one) === pictureOf(other) && isEqual(textsIn(one), textsIn(other));
}

function pictureOf(item: unknown): string | undefined {
  return (item as { image?: { imageUrl?: string } } | null)?.image?.imageUrl;
}

/** The texts of a hero that are still those of its design. Parts without a label are stored but not shown. */
function untouchedTexts({ state }: Strap, { parts, defaultState }: AnyStrap): string[] {
  return Object.keys(defaultState)
    .filter((name) => parts[name]?.label !== undefined)
    .flatMap((name) => {
      const own = textsIn({ [name]: defaultState[name] });

      return textsIn({ [name]: state[name] }).filter((text) => own.includes(text));
    });
}

/** A sample with its headings, texts and descriptions of pictures spelt as in the country of the site. */
function speltTexts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(speltTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' && TEXTS.includes(name) ? spelt(member) : speltTexts(member),
    ]),
  ) as Value;
}

const TEXTS = ['html', 'label', 'altText'];
