import { randomFillSync, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language/language.ts';

const RATE = 8000;
const WAV_HEADER_BYTES = 44;
/** Each recording has the ten digits in places of equal length (`scripts/captcha-digits.sh`). */
const DIGIT_SAMPLES = 0.6 * RATE;

/** Noise of an amplitude of about 900 below recordings of about 23,000. */
const NOISE_DIVISOR = 36;

const recordings = new Map<Language, Int16Array>();

/** The digits read out in a language over noise and soft background speech, as a WAV file: 8 kHz, 16 bit, mono. Differs each time. */
export function captchaAudio(numbers: string, language: Language): Buffer {
  const spoken = [...numbers].flatMap((digit) => [
    silence(0.25, 0.6),
    varied(digitOf(language, Number(digit))),
  ]);
  const samples = join([...spoken, silence(0.4, 0.6)]);
  addBabble(samples, language);
  addNoise(samples);

  return wavFile(samples);
}

function digitOf(language: Language, digit: number): Int16Array {
  return recording(language).subarray(digit * DIGIT_SAMPLES, (digit + 1) * DIGIT_SAMPLES);
}

function recording(language: Language): Int16Array {
  const loaded = recordings.get(language);
  if (loaded) return loaded;

  const file = readFileSync(new URL(`./digits/${language}.wav`, import.meta.url));
  const samples = Int16Array.from({ length: (file.length - WAV_HEADER_BYTES) / 2 }, (_, index) =>
    file.readInt16LE(WAV_HEADER_BYTES + index * 2),
  );
  recordings.set(language, samples);

  return samples;
}

/** Spoken faster or slower, higher or lower, louder or quieter. */
function varied(samples: Int16Array): Int16Array {
  const speed = 0.88 + randomInt(25) / 100;
  const gain = 0.7 + randomInt(31) / 100;

  return Int16Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const place = index * speed;
    const before = Math.floor(place);
    const left = samples[before] ?? 0;
    const right = samples[before + 1] ?? left;

    return gain * (left + (right - left) * (place - before));
  });
}

/** Digits played backwards, too softly to distract a listener. */
function addBabble(samples: Int16Array, language: Language): void {
  for (let start = randomInt(RATE / 2); start < samples.length; start += randomInt(RATE / 2, RATE)) {
    const babble = varied(digitOf(language, randomInt(10))).reverse();
    for (const [index, sample] of babble.subarray(0, samples.length - start).entries())
      samples[start + index] = limit((samples[start + index] ?? 0) + sample * 0.07);
  }
}

function addNoise(samples: Int16Array): void {
  const noise = randomFillSync(new Int16Array(samples.length));
  for (const [index, sample] of samples.entries())
    samples[index] = limit(sample + (noise[index] ?? 0) / NOISE_DIVISOR);
}

function silence(fromSeconds: number, toSeconds: number): Int16Array {
  return new Int16Array(randomInt(fromSeconds * RATE, toSeconds * RATE));
}

function join(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }

  return joined;
}

function limit(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
}

function wavFile(samples: Int16Array): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(WAV_HEADER_BYTES + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, WAV_HEADER_BYTES + index * 2);

  return file;
}
