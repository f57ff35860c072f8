/** Paints the portraits of the demo's people: `node scripts/paint-people.ts [edm-1 …]`, all by default. Their colours go to `placeholders.json`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LOOKS } from '../demo/art/looks.ts';
import { paintPortrait } from '../demo/art/people/paint.ts';

const pictures = fileURLToPath(new URL('../demo/renders/pictures', import.meta.url));
const list = `${pictures}/people/placeholders.json`;
const wanted = process.argv.slice(2);

for (const [person, who] of Object.entries(LOOKS)) {
  if (wanted.length > 0 && !wanted.includes(person)) continue;
  const to = `${pictures}/people/${person}.avif`;
  const painted = await paintPortrait(person, who, `${pictures}/photos/${who.room}.avif`);
  const { size } = await sharp(painted).avif({ quality: 56, effort: 6 }).toFile(to);
  const { channels } = await sharp(to).stats();
  const mean = `#${channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('')}`;
  console.log(`${to}: ${Math.round(size / 1000)} kB, ${mean}`);
  const known: Record<string, string> = JSON.parse(await readFile(list, 'utf8'));
  const sorted = Object.entries({ ...known, [person]: mean }).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
