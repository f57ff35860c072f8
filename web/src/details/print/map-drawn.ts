const LONGEST_MS = 4000;

/** Resolves once the map of the home is drawn, which loads near the screen only; after some seconds in any case. */
export async function mapDrawn(): Promise<void> {
  const map = document.querySelector<HTMLElement>('.listing-map.is-location');
  if (!map || map.dataset.drawn) return;
  const { scrollX, scrollY } = window;
  map.scrollIntoView({ behavior: 'instant', block: 'center' });

  await new Promise<void>((resolve) => {
    const timeout = setTimeout(done, LONGEST_MS);
    const observer = new MutationObserver(
      () => (map.dataset.drawn || map.dataset.load === 'failed') && done(),
    );
    observer.observe(map, { attributes: true });

    function done() {
      clearTimeout(timeout);
      observer.disconnect();
      resolve();
    }
  });
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}
