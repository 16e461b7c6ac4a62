import { expect, test } from 'vitest'
import { contracts, findBreakingChange, newestOfPreviousRelease } from './expand-then-contract.ts'
import { migrations } from './migrations/index.ts'
import { readMigrationStatements } from './read-migration-statements.ts'

test('a migration takes nothing away that the release before still reads', async () => {
  const found: string[] = []
  for (const { name, up } of migrations.filter(
    (each) => each.name > newestOfPreviousRelease && !(each.name in contracts),
  ))
    for (const statement of await readMigrationStatements(up)) {
      const change = findBreakingChange(statement)
      if (change) found.push(`${name} ${change}: ${statement}`)
    }
  expect(found, 'see "Expand, then contract" in cms/README.md').toEqual([])
})

test('the newest migration of the previous release is one of this release too', () => {
  expect(migrations.map(({ name }) => name)).toContain(newestOfPreviousRelease)
})

test('every contract names a migration that there is', () => {
  const names = new Set(migrations.map(({ name }) => name))
  expect(Object.keys(contracts).filter((name) => !names.has(name))).toEqual([])
})

test.each([
  ['ALTER TABLE "leads" DROP COLUMN "notes"', 'drops a column'],
  ['DROP TABLE "shoppers_rels" CASCADE', 'drops a table'],
  ['ALTER TABLE "leads" RENAME COLUMN "notes" TO "remarks"', 'renames a table, column or value'],
  ['ALTER TABLE "leads" ALTER COLUMN "km" SET DATA TYPE numeric', 'changes the type of a column'],
  ['ALTER TABLE "leads" ALTER COLUMN "at" SET DATA TYPE date USING "at"::date', null],
  ['ALTER TABLE "leads" ALTER COLUMN "name" SET NOT NULL', 'requires a column that may be empty'],
  ['ALTER TABLE "leads" ADD COLUMN "grade" varchar NOT NULL', 'adds a required column without a default'],
  ['ALTER TABLE "leads" ADD COLUMN "grade" varchar DEFAULT \'a\' NOT NULL', null],
  ['ALTER TABLE "leads" ADD COLUMN "grade" varchar', null],
  ['CREATE TABLE "grades" ("id" serial PRIMARY KEY NOT NULL, "name" varchar NOT NULL)', null],
  ['CREATE INDEX "leads_grade_idx" ON "leads" USING btree ("grade")', null],
  ['ALTER TYPE "public"."enum_leads_stage" ADD VALUE \'won\'', null],
])('%s: %s', (statement, change) => {
  expect(findBreakingChange(statement)).toBe(change)
})
