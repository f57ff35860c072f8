/** How often a test of durability kills its program. 30 takes minutes (docs/measuring.md). */
export const KILLS = Number(process.env.KILLS ?? 10);
