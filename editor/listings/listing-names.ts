export const STATUSES = ['DRAFT', 'ACTIVE', 'PENDING', 'SOLD', 'WITHDRAWN'] as const;
export const KINDS = [
  'HOUSE',
  'CONDO',
  'TOWNHOUSE',
  'LAND',
  'COMMERCIAL',
  'RURAL',
  'MOBILE',
  'INVESTMENT',
] as const;
