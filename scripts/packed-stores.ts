/** Packs the stores of a first start, empty and with the demo; the last step of the build. */
import { seedIfEmpty } from '#demo/seed.ts';
import { packStores } from '#engine/store/database/packed-stores.ts';

await packStores((store) => seedIfEmpty({ store, log: () => {} }));
