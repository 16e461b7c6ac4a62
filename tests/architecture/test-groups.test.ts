import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import {
  affectedGroups,
  chooseWithinBudget,
  groupNames,
  groups,
  groupsOf,
  groupsVariable,
  listExcludedFiles,
} from '../groups.ts'

const testFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && existsSync(file))

test('every test file is in the core suite or in exactly one group', () => {
  expect(testFiles.filter((file) => groupsOf(file).length > 1)).toEqual([])
  expect(testFiles.filter((file) => groupsOf(file).length === 0).length).toBeGreaterThan(testFiles.length / 2)
})

test.each(groupNames)('each glob of the group %s names a file', (name) => {
  expect(groups[name].files.filter((glob) => !testFiles.some((file) => matchesGlob(file, glob)))).toEqual([])
})

test.each(groupNames)('the group %s depends on folders that exist', (name) => {
  expect(groups[name].dependsOn.filter((folder) => !existsSync(folder))).toEqual([])
})

test('a change in a folder affects the groups that depend on it', () => {
  expect(affectedGroups(['platform/backup/restore.ts'])).toEqual(['backup'])
  expect(affectedGroups(['showroom/studio.ts'])).toEqual(['showroom'])
  expect(affectedGroups(['README.md', 'platform/backups.ts'])).toEqual([])
})

test('a run leaves out the files of the groups it does not name; without a choice it leaves out none', () => {
  expect(listExcludedFiles({})).toEqual([])
  expect(listExcludedFiles({ [groupsVariable]: groupNames.join(',') })).toEqual([])
  const left = listExcludedFiles({ [groupsVariable]: 'backup' })
  expect(left).not.toContain('tests/int/backup/backup.test.ts')
  expect(left).toContain('tests/a11y/site.spec.ts')
})

test('a run of CI takes the cheapest of the affected groups, and names the others', () => {
  const { chosen, left } = chooseWithinBudget(['whole sites', 'leads', 'checkout'])
  expect([chosen, left]).toEqual([['leads', 'checkout'], ['whole sites']])
  const all = chooseWithinBudget(groupNames)
  expect(all.chosen.length).toBeGreaterThan(3)
  expect([...all.chosen, ...all.left].toSorted()).toEqual(groupNames.toSorted())
})
