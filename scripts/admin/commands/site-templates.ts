import type { Command } from 'commander';
import { SITE_TEMPLATES } from '#engine/operations/sites/templates/site-templates.ts';
import type { Admin } from '../admin-context.ts';
import { print } from '../print.ts';
import { jsonOption } from '../shared-options.ts';

export function addSiteTemplates(parent: Command, admin: Admin): void {
  parent
    .command('templates')
    .description('list the designs that a site can be created with')
    .addOption(jsonOption())
    .action((options: { json?: boolean }) => {
      const templates = SITE_TEMPLATES.map(({ id, title, summary }) => ({
        id,
        title: title.en,
        summary: summary.en,
      }));
      const width = Math.max(...templates.map(({ id }) => id.length));
      print(admin.terminal, options, {
        data: templates,
        lines: templates.map(({ id, summary }) => `${id.padEnd(width)}  ${summary}`),
      });
    });
}
