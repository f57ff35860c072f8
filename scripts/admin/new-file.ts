import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { wrongArgument } from './exit-codes.ts';

/** The full path of a file that a command writes: a new one, in a folder where it may. */
export function newFile(target: string): string {
  const path = resolve(target);
  const folder = dirname(path);
  if (existsSync(path)) throw wrongArgument('<path>', `${path} exists already; it is not overwritten.`);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw wrongArgument('<path>', `There is no folder ${folder}.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw wrongArgument('<path>', `Nothing can be written into ${folder}.`);
  }

  return path;
}
