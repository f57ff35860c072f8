import { z } from 'zod';

/** A bucket of an S3-compatible service. */
export type S3Settings = {
  /** Without it AWS itself. */
  endpoint?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path, not in the host name. */
  pathStyle: boolean;
  /** Before every key; empty or ending in a slash. */
  prefix: string;
};

const NEEDED = 'is needed when FILES_S3_BUCKET is set';

const environment = z.object({
  FILES_S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string({ error: NEEDED }),
  FILES_S3_SECRET_ACCESS_KEY: z.string({ error: NEEDED }),
  FILES_S3_PATH_STYLE: z.stringbool({ error: 'must be true or false' }).optional(),
  FILES_S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_./-]{0,200}$/, 'must be letters, digits, dots, hyphens and slashes')
    .refine((prefix) => !prefix.split('/').includes('..'), 'must not contain ..')
    .optional(),
});

type Env = Record<string, string | undefined>;

/** The bucket of FILES_S3_BUCKET and its neighbours, if one is named, or a line for each invalid variable. */
export function readS3Settings(env: Env): { s3?: S3Settings; problems: string[] } {
  if (!env.FILES_S3_BUCKET) return { problems: [] };

  const { data, error } = environment.safeParse(env);
  if (!data) return { problems: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };

  const prefix = data.FILES_S3_PREFIX?.replace(/\/+$/, '');
  return {
    s3: {
      endpoint: data.FILES_S3_ENDPOINT,
      bucket: data.FILES_S3_BUCKET,
      region: data.FILES_S3_REGION,
      accessKeyId: data.FILES_S3_ACCESS_KEY_ID,
      secretAccessKey: data.FILES_S3_SECRET_ACCESS_KEY,
      pathStyle: data.FILES_S3_PATH_STYLE ?? data.FILES_S3_ENDPOINT !== undefined,
      prefix: prefix ? `${prefix}/` : '',
    },
    problems: [],
  };
}
