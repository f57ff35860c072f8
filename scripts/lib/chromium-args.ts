/**
 * For machines without a GPU and containers without user namespaces; stops Chromium from contacting its vendor's servers.
 * With `--disable-gpu` parts of a map that is scrolled or resized are missing in pictures; no browser of a visitor composes pages so.
 */
export const HEADLESS_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** WebGL by the CPU, for the map. */
export const SOFTWARE_WEBGL_ARGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
