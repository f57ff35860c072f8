import type { WebsiteOffice } from './website.ts';

/** The one number of the office: header, footer, cards and `{office.phone}` all show it. */
export function officePhone({ phone, officePhone, cellPhone }: WebsiteOffice): string {
  return phone || officePhone || cellPhone;
}
