import type { Post } from '../site.ts';

export const POSTS: readonly Post[] = [];
