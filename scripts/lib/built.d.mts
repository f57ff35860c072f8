export const BUILT_FROM: string[];
export function builtMark(tree?: string): string;
export function sourceHash(paths?: readonly string[], tree?: string): string;
export function unmarkBuilt(tree?: string): void;
export function markBuilt(tree?: string): void;
export function requireFreshBuild(tree?: string): void;
