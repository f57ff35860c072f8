import { sectionsPath } from '#domain/site/template-path.ts';

/** By the name of their strap; empty where the server could not render them. */
export type Miniatures = ReadonlyMap<string, Element>;

/** They run on their own, load what a miniature does not show, or belong to a form. */
const NOT_SHOWN = 'script, iframe, video, audio, link, meta, template';
const CONTENT = 'img, svg, input, textarea, li, article';
const FEW_LETTERS = 40;
const WIDTH_OF_PICTURES = '320px';

let loading: Promise<Miniatures> | null = null;

/** Every section as it is inserted, rendered by the server in one document; asked for once, and again after a failure. */
export function loadMiniatures(): Promise<Miniatures> {
  loading ??= fetchMiniatures().catch(() => {
    loading = null;

    return new Map();
  });

  return loading;
}

async function fetchMiniatures(): Promise<Miniatures> {
  const response = await fetch(sectionsPath());
  if (!response.ok) throw new Error(`Sections: status ${response.status}`);

  return readMiniatures(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

export function readMiniatures(document: Document): Miniatures {
  const sections = [...document.querySelectorAll('main > section.strap')];

  return new Map(
    sections.flatMap((section) => {
      const name = [...section.classList].find((one) => one.startsWith('strap-'));

      return name && hasContent(section) ? [[name, stilled(section)] as const] : [];
    }),
  );
}

/** A list that found nothing has a heading at most. */
function hasContent(section: Element): boolean {
  return section.querySelector(CONTENT) !== null || (section.textContent ?? '').trim().length > FEW_LETTERS;
}

/** Only to be looked at: nothing of it can collide with the document around it. */
function stilled(section: Element): Element {
  section.classList.remove('is-waiting');
  for (const element of section.querySelectorAll(NOT_SHOWN)) element.remove();
  for (const form of section.querySelectorAll('form')) {
    const plain = form.ownerDocument.createElement('div');
    plain.className = form.className;
    plain.append(...form.childNodes);
    form.replaceWith(plain);
  }
  for (const element of section.querySelectorAll('*'))
    for (const attribute of ['id', 'name', 'for', 'required', 'autofocus', 'href'])
      if (attribute !== 'href' || !element.closest('svg')) element.removeAttribute(attribute);
  for (const picture of section.querySelectorAll('img, source')) {
    if (picture.hasAttribute('sizes')) picture.setAttribute('sizes', WIDTH_OF_PICTURES);
    picture.removeAttribute('fetchpriority');
  }
  for (const picture of section.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');

  return section;
}
