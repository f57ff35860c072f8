import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SOCIAL_GLYPHS } from '../src/site/social-glyphs.ts';
import { ICON_NAMES } from '../src/ui/icon-names.ts';

const VIRTUAL_ID = 'virtual:icon-sprite';

/** One SVG sprite of the icons of `icon-names.ts` and the networks (`social-facebook`); the module `virtual:icon-sprite` is its URL. */
export function iconSprite(): Plugin {
  const sprite = buildSprite();
  const fileName = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;

  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : null),
    load: (id) => (id === `\0${VIRTUAL_ID}` ? `export default ${JSON.stringify(`/${fileName}`)};` : null),
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite);
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: sprite });
    },
  };
}

function buildSprite(): string {
  const symbols = ICON_NAMES.map((name) => {
    const svg = readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';

    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
  });

  const networks = Object.entries(SOCIAL_GLYPHS).map(
    ([network, path]) => `<symbol id="social-${network}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );

  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...networks].join('')}</svg>`;
}
