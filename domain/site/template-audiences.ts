/** For whom a design of a whole site is. */
export const TEMPLATE_AUDIENCES = ['one', 'team', 'brokerage', 'city', 'rural'] as const;
export type TemplateAudience = (typeof TEMPLATE_AUDIENCES)[number];
