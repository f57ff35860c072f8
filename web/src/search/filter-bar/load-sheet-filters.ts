/** The controls of all filters. */
export const loadSheetFilters = () => import('./sheet-filters.tsx');
