import type { Page } from '#domain/page/page.ts';
import type { Right } from '#domain/site/roles.ts';
import type { SiteParts } from '../../editing/site-parts.ts';
import { FileManagement } from '../../media/file-management.tsx';
import { ListingsTool } from '../../setup/listings-tool.tsx';
import { useMay } from '../../use-may.ts';
import { HostsSection } from '../hosts/hosts-section.tsx';
import { MailsSection } from '../mails/mails-section.tsx';
import { AccountSection } from '../people/account-section.tsx';
import { AuditSection } from '../people/audit-section.tsx';
import { PeopleSection } from '../people/people-section.tsx';
import { TeamSection } from '../team/team-section.tsx';
import { TemplateForm } from '../template/template-form.tsx';
import { ThemeForm } from '../theme/theme-form.tsx';
import { GeneralSection } from './general-section.tsx';
import { IntegrationsSection } from './integrations-section.tsx';
import type { PendingTrial } from './javascript-control.tsx';
import type { SiteObject } from './site-objects.ts';
import { ToolsSection } from './tools-section.tsx';
import { MAIL_FIELDS } from './website-fields.ts';
import { WebsiteFields } from './website-form.tsx';

/** Each section with the right that it needs. */
export const SECTION_RIGHTS = {
  general: 'site',
  team: 'read',
  header: 'site',
  footer: 'site',
  theme: 'site',
  integrations: 'site',
  files: 'pages',
  mails: 'site',
  hosts: 'hosts',
  people: 'people',
  audit: 'people',
  account: 'read',
  tools: 'site',
} as const satisfies Record<string, Right>;
export type SettingsSectionName = keyof typeof SECTION_RIGHTS;
/** Sections whose changes are stored where they are made. */
export const SAVES_ITSELF: ReadonlySet<SettingsSectionName> = new Set([
  'team',
  'files',
  'hosts',
  'people',
  'audit',
  'account',
  'tools',
]);
export const SETTINGS_SECTIONS = Object.keys(SECTION_RIGHTS) as SettingsSectionName[];

type SettingsSectionProps = {
  name: SettingsSectionName;
  parts: SiteParts;
  onChange: <Part extends keyof SiteParts>(part: Part, value: SiteParts[Part]) => void;
  page: Page | null;
  viewerUid: string | null;
  /** Receives the trial of typed JavaScript, which saving waits for. */
  onTrial: (pending: PendingTrial) => void;
  onApply: (object: SiteObject) => void;
};

/** One section of Website Settings. */
export function SettingsSection({ name, page, viewerUid, onTrial, onApply, ...form }: SettingsSectionProps) {
  const mayArchive = useMay('archive');

  switch (name) {
    case 'general':
      return <GeneralSection {...form} onTrial={onTrial} />;
    case 'team':
      return <TeamSection viewerUid={viewerUid} />;
    case 'header':
    case 'footer':
      return (
        <div className="site-form">
          <TemplateForm place={name} {...form} />
        </div>
      );
    case 'theme':
      return (
        <div className="site-form">
          <ThemeForm {...form} />
        </div>
      );
    case 'integrations':
      return <IntegrationsSection {...form} />;
    case 'files':
      return <FileManagement />;
    case 'mails':
      return (
        <>
          <div className="site-fields is-dense">
            <WebsiteFields fields={MAIL_FIELDS} {...form} />
          </div>
          <MailsSection />
        </>
      );
    case 'hosts':
      return <HostsSection />;
    case 'people':
      return <PeopleSection viewerUid={viewerUid} />;
    case 'audit':
      return <AuditSection />;
    case 'account':
      return <AccountSection />;
    case 'tools':
      return (
        <>
          <ToolsSection page={page} parts={form.parts} mayArchive={mayArchive} onApply={onApply} />
          <ListingsTool />
        </>
      );
  }
}
