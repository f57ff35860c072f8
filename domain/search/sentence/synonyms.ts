/** Other words for the same feature, by its keyword: they are searched in turn where no home has the first. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'air conditioning': ['central air', 'air conditioner'],
  'central air': ['air conditioning'],
  'hot tub': ['jacuzzi'],
  jacuzzi: ['hot tub'],
  waterfront: ['lakefront', 'riverfront'],
  lakefront: ['waterfront'],
  riverfront: ['waterfront'],
  'water view': ['lake view', 'river view'],
  'vaulted ceiling': ['high ceiling'],
  'high ceiling': ['vaulted ceiling'],
  'fenced yard': ['fence'],
  'solar panels': ['solar'],
  'storage shed': ['shed'],
  'wood floor': ['hardwood'],
  hardwood: ['wood floor'],
};
