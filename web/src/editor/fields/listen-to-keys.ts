/** What the browser tells of a key besides, and nobody around a text wants to hear while it is typed. */
export const UNHEARD = ['keypress', 'textInput'];

type Keys = { keydown: (event: KeyboardEvent) => void; input: (event: Event) => void };

/** The elements of each document that keep their keys. One listener stands for all: every listener is called at every key. */
const keeping = new WeakMap<Document, WeakSet<EventTarget>>();

/**
 * Hears the keys that are typed into an element, and keeps them there: they are text, no commands of what is around it. React
 * would look, at each of its roots above and twice for each event, for somebody who wants it. Answers how to hear no more.
 */
export function listenToKeys(element: HTMLElement, { keydown, input }: Keys): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  const hear = <T extends 'keydown' | 'keyup' | 'input'>(
    type: T,
    run: (event: HTMLElementEventMap[T]) => void,
  ) =>
    element.addEventListener(
      type,
      (event) => {
        event.stopPropagation();
        run(event);
      },
      { signal },
    );
  hear('keydown', keydown);
  hear('input', input);
  hear('keyup', () => {});

  const kept = keptIn(element.ownerDocument);
  kept.add(element);

  return () => {
    kept.delete(element);
    hearing.abort();
  };
}

function keptIn(document: Document): WeakSet<EventTarget> {
  const known = keeping.get(document);
  if (known) return known;

  const kept = new WeakSet<EventTarget>();
  keeping.set(document, kept);
  const stop = (event: Event) => {
    if (event.target && kept.has(event.target)) event.stopPropagation();
  };
  for (const type of UNHEARD) document.addEventListener(type, stop, { capture: true });

  return kept;
}
