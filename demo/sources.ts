import type { SourceSettings } from '#engine/store/documents.ts';
import { EDMONTON_SOURCE } from './markets/edmonton.ts';
import { SAN_ANTONIO_SOURCE } from './markets/san-antonio.ts';

type SourceSeed = { key: string; name: string; settings: SourceSettings };

const CANADIAN_MARKS =
  'REALTOR®, REALTORS® and the REALTOR® logo are certification marks owned by REALTOR® Canada Inc. MLS®, Multiple Listing Service® and the associated logos identify professional services rendered by REALTOR® members of CREA.';
const AMERICAN_MARKS =
  'REALTOR® is a federally registered collective membership mark which identifies a real estate professional who is a member of the National Association of REALTORS® and subscribes to its strict Code of Ethics.';

export const SOURCES: readonly SourceSeed[] = [
  {
    key: EDMONTON_SOURCE,
    name: 'Edmonton listings (demonstration)',
    settings: {
      country: 'CA',
      currency: 'CAD',
      timeZone: 'America/Edmonton',
      copyright:
        'Copyright © 2003–{year} by the listing service of the Edmonton demonstration. All rights reserved.',
      disclaimer:
        'The listings of this demonstration are invented. Data is deemed reliable but is not guaranteed accurate. It is provided for personal, non-commercial use and may not be used for any purpose other than to identify prospective properties.',
      trademarks: CANADIAN_MARKS,
    },
  },
  {
    key: 'idx-ddf-v5',
    name: 'National listing pool',
    settings: {
      country: 'CA',
      currency: 'CAD',
      timeZone: 'America/Edmonton',
      copyright: '© {year} The Canadian Real Estate Association. All rights reserved.',
      disclaimer:
        'The information is provided by members of the association and is deemed reliable, but its accuracy is not guaranteed.',
      trademarks: CANADIAN_MARKS,
    },
  },
  {
    key: SAN_ANTONIO_SOURCE,
    name: 'San Antonio listings (demonstration)',
    settings: {
      country: 'US',
      currency: 'USD',
      timeZone: 'America/Chicago',
      copyright:
        'Copyright © {year} by the listing service of the San Antonio demonstration. All rights reserved.',
      disclaimer:
        'The listings of this demonstration are invented. IDX information is provided exclusively for personal, non-commercial use, and may not be used for any purpose other than to identify prospective properties consumers may be interested in purchasing. Information is deemed reliable but not guaranteed.',
      trademarks: AMERICAN_MARKS,
      courtesyOfMessage: 'Courtesy of {office}',
    },
  },
];
