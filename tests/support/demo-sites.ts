import { demoTenants } from '#seed/tenants/demo-tenants.ts'

/** Short names of the demo's sites; a template has no address. */
export const demoSites = demoTenants.filter(({ locations }) => locations.length > 0).map(({ slug }) => slug)
