import { measureJavaScript } from './javascript.ts';
import { pageWeights, printPageWeights } from './page-weights.ts';
import type { Report } from './report.ts';

/** The JavaScript of home and search, and what each stored page's straps add to it. */
export async function measureScripts(origins: readonly string[], report: Report): Promise<void> {
  const [origin] = origins;
  for (const [what, path, limit] of [
    ['JavaScript of the home page, brotli', '/', 105],
    ['JavaScript of the search page without the map library, brotli', '/search', 170],
  ] as const) {
    const { kilobytes, files, forbidden } = await measureJavaScript(origin + path);
    report.atMost(`${what} (${files} files)`, kilobytes, limit, { unit: 'kB' });
    report.atMost(`chunks of the editor, Puck${path === '/' ? ' or MapLibre' : ''} in it`, forbidden, 0);
  }

  const weights = (await Promise.all(origins.map(pageWeights))).flat();
  printPageWeights(weights);
  const foreign = weights.reduce((sum, page) => sum + page.foreign.length, 0);
  report.atMost(`chunks of straps that are not on the page, on ${weights.length} pages`, foreign, 0);
}
