/** Departments of a dealership, in the order in which they are shown. Apart from the schema, which the browser need not load. */
export const locationTypes = ['sales', 'service', 'parts', 'others'] as const
