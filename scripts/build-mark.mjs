// Around `npm run build`: `begin` removes the mark of the last build, `end` writes a new one.
import { markBuilt, unmarkBuilt } from './lib/built.mjs';

if (process.argv[2] === 'begin') unmarkBuilt();
else markBuilt();
