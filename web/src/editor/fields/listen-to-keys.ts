/** What the browser tells of a key besides, and nobody wants to hear while a line is typed. */
const UNHEARD = ['keypress', 'textInput'];

type Keys = { keydown: (event: KeyboardEvent) => void; input: (event: Event) => void };

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

  const view = element.ownerDocument.defaultView;
  const stop = (event: Event) => {
    if (event.target === element) event.stopPropagation();
  };
  for (const type of UNHEARD) view?.addEventListener(type, stop, { capture: true, signal });

  return () => hearing.abort();
}
