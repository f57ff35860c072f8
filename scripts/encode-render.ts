/**
 * Encodes a render for the demo: `node scripts/encode-render.ts render.png picture.avif`. Prints its mean colour; that of a picture in
 * `photos/` goes to `placeholders.json` there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('encode-render.ts <render> <picture.avif>');

const isPhoto = path.basename(path.dirname(to)) === 'photos';
const picture = isPhoto ? sharp(from).resize(1600, 1200, { withoutEnlargement: true }) : sharp(from);
const { size } = await picture.avif({ quality: isPhoto ? 48 : 60, effort: 5 }).toFile(to);
const { channels } = await sharp(to).stats();
const mean = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`;
console.log(`${to}: ${Math.round(size / 1000)} kB, ${mean}`);

if (isPhoto) {
  const list = path.join(path.dirname(to), 'placeholders.json');
  const known: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  known[path.basename(to, '.avif')] = mean;
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
}
