import type { WebsiteOffice } from './website.ts';

/** The office's phone number, shown in header, footer, cards and `{office.phone}`. */
export function officePhone({ phone, officePhone, cellPhone }: Partial<WebsiteOffice>): string {
  return phone || officePhone || cellPhone || '';
}
