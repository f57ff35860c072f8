/** How often an amount is due in a month, by the names of its period. */
export const PER_MONTH: ReadonlyMap<string, number> = new Map([
  ['monthly', 1],
  ['semi-monthly', 2],
  ['bi-monthly', 1 / 2],
  ['quarterly', 1 / 3],
  ['semi-annually', 1 / 6],
  ['annually', 1 / 12],
  ['yearly', 1 / 12],
  ['weekly', 52 / 12],
  ['bi-weekly', 26 / 12],
  ['daily', 365 / 12],
]);
