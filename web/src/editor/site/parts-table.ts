import packages from 'virtual:strap-packages';
import type { Parts, PartsTable } from '#domain/parts/declaration.ts';

const FILES = {
  ...import.meta.glob<Parts>('../../../strap-plugins/*/parts.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Parts>('../../templates/{headers,heroes,footers}/*/parts.json', {
    eager: true,
    import: 'default',
  }),
};
const KINDS: Record<string, string> = { headers: 'header', heroes: 'hero', footers: 'footer' };

/** What every template that is installed declares its state to be made of. */
export const PARTS_TABLE: PartsTable = {
  ...Object.fromEntries(Object.entries(FILES).map(([path, parts]) => [keyOf(path), parts])),
  ...Object.fromEntries(Object.entries(packages).map(([name, { parts }]) => [name, parts])),
};

function keyOf(path: string): string {
  const [kind = '', folder = ''] = path.split('/').slice(-3);

  return `${KINDS[kind] ?? 'strap'}-${folder}`;
}
