/** Encodes a render for the demo and prints its mean colour: `node scripts/encode-render.ts render.png picture.avif`. */
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
if (!from || !to) throw new Error('encode-render.ts <render> <picture.avif>');

const { size } = await sharp(from).avif({ quality: 60, effort: 5 }).toFile(to);
const { channels } = await sharp(to).stats();
const mean = channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0')).join('');
console.log(`${to}: ${Math.round(size / 1000)} kB, #${mean}`);
