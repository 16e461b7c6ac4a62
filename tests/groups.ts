import { matchesGlob } from 'node:path'

/** A group of heavy tests: outside the core suite, part of `npm run test:all`, and of `.ci/run` where one of its folders changed. */
export interface TestGroup {
  /** Globs of test files, relative to the repository. */
  files: readonly string[]
  /** Folders and files whose change makes CI run the group. */
  dependsOn: readonly string[]
  /** What the group adds to a run, in seconds on two cores. */
  seconds: number
}

/** Every test file is in exactly one of these groups, else in the core suite. `tests/architecture/test-groups.test.ts` checks it. */
export const groups = {
  'block authors': {
    files: ['tests/architecture/blocks/new-block.test.ts'],
    dependsOn: ['blocks/_kit', 'docs/guides', 'tests/architecture'],
    seconds: 60,
  },
  backup: {
    files: ['tests/int/backup/*.test.ts', 'tests/int/cms/migrate-down.test.ts'],
    dependsOn: ['platform/backup', 'cms/migrations', 'tests/int/backup'],
    seconds: 72,
  },
  access: {
    files: ['tests/int/cms/{access-matrix,actions-matrix,concurrent-deletes,new-site,people,site-goes}.test.ts'],
    dependsOn: ['cms/access', 'cms/collections', 'cms/tenancy', 'cms/editing', 'tests/int/cms'],
    seconds: 64,
  },
  'malformed input': {
    files: [
      'tests/int/{api,cms}/malformed.test.ts',
      'tests/int/platform/malformed-wire.test.ts',
      'tests/int/stock/hostile-feeds.test.ts',
      'tests/int/cms/{document-limits,list-limits}.test.ts',
    ],
    dependsOn: ['cms/input', 'platform/http', 'platform/api', 'platform/stock', 'platform/limits', 'tests/int/api'],
    seconds: 112,
  },
  /** Limits by address and by site, proxies, slow senders, a database that is away, the end of a process. */
  'hard conditions': {
    files: [
      'tests/int/api/limits.test.ts',
      'tests/int/platform/{edge,fair-rendering,hanging-database,outage,shutdown,trusted-proxy}.test.ts',
    ],
    dependsOn: ['cms/database', 'platform/http', 'platform/limits', 'platform/app', 'platform/content'],
    seconds: 92,
  },
  accounts: {
    files: [
      'tests/int/cms/{account-changes,account-security,sign-in,required-second-factor}.test.ts',
      'tests/int/staff/audit-events.test.ts',
      'tests/e2e/second-factor.spec.ts',
    ],
    dependsOn: ['cms/sign-in', 'cms/second-factor', 'cms/sessions', 'cms/collections/users', 'cms/admin/sign-in'],
    seconds: 30,
  },
  start: {
    files: [
      'platform/embedded/start-embedded.test.ts',
      'platform/cli/forecourt.test.ts',
      'platform/cli/install.test.ts',
      'tests/int/image/{image,production-install}.test.ts',
    ],
    dependsOn: ['platform/embedded', 'platform/cli', 'docker', 'Dockerfile', 'package-lock.json'],
    seconds: 160,
  },
  stock: {
    files: [
      'tests/int/stock/{import-command,import-stock,mapped-feed,searched-listings}.test.ts',
      'tests/int/search/{browser-holds-no-key,contract,follow-stock,index-registry,standby,stock-calls}.test.ts',
      'tests/int/feeds/{photos,staff-feeds}.test.ts',
      'tests/e2e/feeds-held.spec.ts',
      'seed/stock/{catalogue/catalogue,generate-stock,list-portraits}.test.ts',
    ],
    dependsOn: ['platform/stock', 'platform/search', 'schemas/stock', 'tests/int/stock', 'seed/stock'],
    seconds: 110,
  },
  leads: {
    files: ['tests/int/leads/{delivery,personal-data,test-drive,trade-in}.test.ts', 'tests/e2e/attribution.spec.ts'],
    dependsOn: ['platform/leads', 'schemas/lead', 'schemas/test-drive', 'tests/int/leads'],
    seconds: 30,
  },
  checkout: {
    files: ['tests/int/buying/{refund-refused,run-out}.test.ts', 'tests/int/shopper/garage.test.ts'],
    dependsOn: ['platform/checkout', 'platform/garage', 'schemas/payment', 'tests/int/buying'],
    seconds: 30,
  },
  /** What is held to a time: on a machine with other work, a time says little. */
  timing: {
    files: [
      'tests/int/cms/long-page-gaps.test.ts',
      'tests/int/platform/publish.test.ts',
      'tests/e2e/publish-to-visible.spec.ts',
    ],
    dependsOn: ['platform/events', 'platform/page-cache', 'platform/content', 'cms/outbox', 'cms/publishing'],
    seconds: 80,
  },
  showroom: {
    files: ['showroom/*.test.ts'],
    dependsOn: ['showroom', 'seed/subjects'],
    seconds: 15,
  },
  'whole sites': {
    files: [
      'tests/e2e/{crawl,specification-routes}.spec.ts',
      'tests/a11y/site.spec.ts',
      'tests/e2e/renderer/gallery.spec.ts',
    ],
    dependsOn: ['blocks', 'renderer', 'seed', 'tests/a11y'],
    seconds: 400,
  },
  'search pages': {
    files: ['tests/e2e/search-{address,filters,routes,steady}.spec.ts'],
    dependsOn: ['blocks/_search', 'blocks/car-grid', 'platform/search'],
    seconds: 90,
  },
  'vehicle pages': {
    files: [
      'tests/e2e/vehicle/{acting,body,broken-network,costs,finance,layout,machines,steady,top,viewer,viewer-films,viewer-gallery}.spec.ts',
      'tests/e2e/saved-vehicles.spec.ts',
      'tests/e2e/measuring.spec.ts',
      'tests/int/vehicle-page/{delivery,finance,market,partners}.test.ts',
      'tests/pages/vehicle-pages.test.ts',
    ],
    dependsOn: ['blocks/_vehicle', 'blocks/_viewer', 'renderer/client'],
    seconds: 280,
  },
  editing: {
    files: [
      'tests/e2e/{two-editors,two-editors-rich-text,kept-changes,leaving,long-form}.spec.ts',
      'tests/e2e/marketer-{by-keyboard,feed,hotspots,outage,refused,stock,vehicle-page}.spec.ts',
      'tests/int/cms/{concurrent-editing,following-pages,moved-pages,restore-rest,stale-operations,uses,versions}.test.ts',
      'tests/e2e/admin/{bulk-upload,conditional-fields,dashboard,days,menu-tree,moved-page,new-and-copied,publish-errors,restore-rest,schedule-refused,section-overrides,setting-differences,typed-while-saving,where-used,word-lists}.spec.ts',
    ],
    dependsOn: ['cms/admin', 'cms/editing', 'cms/app', 'cms/publishing'],
    seconds: 380,
  },
  canvas: {
    files: [
      'tests/e2e/canvas-{clipboard,faults,in-place,paths,structure}.spec.ts',
      'tests/e2e/{form-history,page-templates,saved-sections,versions}.spec.ts',
      'blocks/_kit/operations.test.ts',
    ],
    dependsOn: ['cms/admin/canvas', 'cms/admin/library', 'cms/admin/versions', 'renderer/canvas', 'schemas/page'],
    seconds: 120,
  },
  islands: {
    files: ['tests/e2e/renderer/{carousel,islands}.spec.ts'],
    dependsOn: ['blocks/_ui/carousel', 'blocks/reviews-carousel', 'renderer/client'],
    seconds: 45,
  },
  'location map': {
    files: ['tests/e2e/locator-map.spec.ts'],
    dependsOn: ['blocks/_map', 'blocks/_locations', 'blocks/dealer-locator', 'platform/places'],
    seconds: 12,
  },
  'admin accessibility': {
    files: ['tests/a11y/{admin,page-builder}.spec.ts'],
    dependsOn: ['cms/admin', 'cms/app', 'tests/a11y'],
    seconds: 75,
  },
} as const satisfies Record<string, TestGroup>

export type GroupName = keyof typeof groups
export const groupNames = Object.keys(groups) as GroupName[]

/** Names the groups that a run adds to the core suite. Unset, as for a single `npx vitest run <path>`, no file is left out. */
export const groupsVariable = 'FORECOURT_TEST_GROUPS'

/** Set where a failed test may be repeated: browser tests twice, integration tests once. */
export const repeatsVariable = 'FORECOURT_TEST_REPEATS'

/** Globs of the test files that this run leaves out. */
export function listExcludedFiles(env: Record<string, string | undefined>): string[] {
  const chosen = env[groupsVariable]?.split(',')
  if (!chosen) return []
  return groupNames.filter((name) => !chosen.includes(name)).flatMap((name) => [...groups[name].files])
}

/** The groups of a test file: none for a file of the core suite. */
export const groupsOf = (file: string): GroupName[] =>
  groupNames.filter((name) => groups[name].files.some((glob) => matchesGlob(file, glob)))

/** Seconds that the groups of one CI run may add to the core suite, so that the whole run takes 20 minutes at most. */
const budget = 150

/** Splits groups into those that fit into CI's budget, cheapest first, and the others. */
export function chooseWithinBudget(affected: readonly GroupName[]): { chosen: GroupName[]; left: GroupName[] } {
  const chosen: GroupName[] = []
  let sum = 0
  for (const name of affected.toSorted((a, b) => groups[a].seconds - groups[b].seconds)) {
    sum += groups[name].seconds
    if (sum > budget) break
    chosen.push(name)
  }
  return { chosen, left: affected.filter((name) => !chosen.includes(name)) }
}

/** The groups that depend on one of the changed files. */
export const affectedGroups = (changed: readonly string[]): GroupName[] =>
  groupNames.filter((name) => {
    const { files, dependsOn } = groups[name]
    return changed.some(
      (file) =>
        files.some((glob) => matchesGlob(file, glob)) ||
        dependsOn.some((folder) => file === folder || file.startsWith(`${folder}/`)),
    )
  })
