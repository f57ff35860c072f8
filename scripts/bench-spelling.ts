/** How many misspelt place names of the demo the search finds: `npm run bench:spelling`. In seconds, without network. */
import { misspellingRecall } from '#demo/places/misspelling-recall.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

for (const edits of [1, 2] as const) {
  const { typed, first, firstFive } = misspellingRecall(edits);
  console.log(
    `${edits} ${edits === 1 ? 'edit' : 'edits'}: ${typed} misspellings, the name first ${percent(first)}, in the first five ${percent(firstFive)}`,
  );
}
