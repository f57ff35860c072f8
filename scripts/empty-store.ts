/** Writes the empty store of a first start; the last step of the build. */
import { writeEmptyStore } from '#engine/store/database/empty-store.ts';

await writeEmptyStore();
