import type { Use } from '../../uses/use.ts'

/** Whether a list about these sites must say whose page each is: of one of several sites, or of a template. */
export const hasOtherSites = (uses: readonly Pick<Use, 'tenant'>[], sites: readonly number[]): boolean =>
  sites.length !== 1 || uses.some(({ tenant }) => tenant !== sites[0])
