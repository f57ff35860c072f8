import { requireEditor } from '../auth/require-editor.ts';
import type { GatewayContext } from '../context.ts';
import { auditCsv } from '../csv/audit-csv.ts';
import { leadsCsv } from '../leads/leads-csv.ts';
import { checkUpload } from './check-upload.ts';

/** What is sent as a file of its own and not in an operation. */
export type Transfers = {
  /** Handles `POST /_files/?name=`: stores a file for an agent of the site. */
  upload(request: Request): Promise<Response>;
  /** Handles `GET /_site.tar.gz`: the whole site as one archive, for an owner of the site. */
  exportSite(request: Request): Promise<Response>;
  /** Handles `POST /_site.tar.gz`: puts an archive in place of the site. */
  importSite(request: Request): Promise<Response>;
  /** Handles `GET /_leads.csv`: the leads that a filter finds, for an agent of the site. */
  exportLeads(request: Request): Promise<Response>;
  /** Handles `GET /_audit.csv`: the audit log, for an owner of the site. */
  exportAudit(request: Request): Promise<Response>;
};

type Options = {
  contextOf: (request: Request) => Promise<GatewayContext>;
  failed: (error: unknown) => Response;
};

/** Uploads and downloads; errors become the response of `failed`. */
export function createTransfers({ contextOf, failed }: Options): Transfers {
  const guarded = (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
    try {
      return await answer(request);
    } catch (error) {
      return failed(error);
    }
  };

  return {
    upload: guarded(async (request) => {
      checkUpload(request);
      const context = await contextOf(request);
      const { searchParams } = new URL(request.url);
      const name = searchParams.get('name') ?? '';
      const replaces = searchParams.get('replaces') ?? undefined;
      // Replacing a file changes every document that uses it.
      requireEditor(context, replaces ? 'site' : 'pages');

      return Response.json(await context.dataSources.files.upload({ name, replaces }, request.body), {
        status: 201,
        headers: { 'cache-control': 'no-store' },
      });
    }),

    exportSite: guarded(async (request) => {
      const context = await contextOf(request);
      requireEditor(context, 'archive');
      const { body, headers } = await context.dataSources.archive.open();
      const name = `${context.space.id}-${context.now.toISOString().slice(0, 10)}.tar.gz`;

      return new Response(body, {
        headers: {
          'content-type': 'application/gzip',
          'content-length': headers.get('content-length') ?? '',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),

    importSite: guarded(async (request) => {
      checkUpload(request);
      const context = await contextOf(request);
      requireEditor(context, 'archive');
      const imported = await context.dataSources.archive.import(request.body);

      return Response.json(imported, { headers: { 'cache-control': 'no-store' } });
    }),

    exportLeads: guarded(async (request) => {
      const context = await contextOf(request);
      requireEditor(context, 'ownLeads');

      return leadsCsv(context.dataSources.leads, new URL(request.url).searchParams);
    }),

    exportAudit: guarded(async (request) => {
      const context = await contextOf(request);
      requireEditor(context, 'people');

      return auditCsv(context.dataSources.people, new URL(request.url).searchParams);
    }),
  };
}
