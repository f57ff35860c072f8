import type { BlogPost } from '../datasources/blog/blog.types.ts';

export type PostMapper = BlogPost;
