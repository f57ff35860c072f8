// Around `npm run build`: `begin` takes the mark of the last build away, `end` sets that of this one.
import { markBuilt, unmarkBuilt } from './lib/built.mjs';

if (process.argv[2] === 'begin') unmarkBuilt();
else markBuilt();
