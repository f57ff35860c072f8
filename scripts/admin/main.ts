/** The commands of an operator: `npm run admin -- --help`. */
import { text } from 'node:stream/consumers';
import { runAdmin } from './run.ts';

process.exitCode = await runAdmin(process.argv.slice(2), {
  terminal: {
    out: (line) => void process.stdout.write(line),
    error: (line) => void process.stderr.write(line),
    input: () => text(process.stdin),
  },
});
