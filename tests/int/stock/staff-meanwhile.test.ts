import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '#tests/support/forecourt.ts'
import { type Site, startStockSetup, type StockSetup } from './stock-setup.ts'

let setup: StockSetup
let site: Site

beforeAll(async () => {
  setup = await startStockSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.newSite()
})

const feedOf = (...numbers: string[]) =>
  setup.aFile(['stocknum,make,model,car_type', ...numbers.map((number) => `${number},Kia,Rio,used`)].join('\n'))

/** Runs an import while staff are saving a vehicle: what they entered is there once the import has come to it. */
async function importWhileStaffSave(own: { stocknum: string; slug: string }, file: string) {
  const staff = await setup.pool.connect()
  try {
    await staff.query('begin')
    await staff.query(
      `insert into vehicles (tenant_id, stocknum, slug, name, make, model, car_type, status)
       values ($1, $2, $3, 'Entered by staff', 'Kia', 'Rio', 'used', 'in_stock')`,
      [site.id, own.stocknum, own.slug],
    )
    const importing = setup.runImport(site, file)
    await Promise.race([untilSomebodyWaits(), importing])
    await staff.query('commit')
    return await importing
  } finally {
    staff.release()
  }
}

const untilSomebodyWaits = () => until(countWaiting, (count) => count > 0)

async function countWaiting(): Promise<number> {
  const { rowCount } = await setup.pool.query(
    `select from pg_locks where not granted and locktype = 'transactionid'
     and pid in (select pid from pg_stat_activity where datname = current_database())`,
  )
  return rowCount ?? 0
}

test('a vehicle that staff enter while its feed is imported is written over, and nothing of the feed is lost', async () => {
  const { counts } = await importWhileStaffSave(
    { stocknum: 'A2', slug: 'entered-by-staff' },
    await feedOf('A1', 'A2', 'A3'),
  )
  expect(counts).toMatchObject({ created: 2, updated: 1, rejected: 0 })
  const stock = await setup.stock(site)
  expect(stock.map(({ stocknum, name }) => [stocknum, name])).toEqual([
    ['A1', 'Kia Rio'],
    ['A2', 'Kia Rio'],
    ['A3', 'Kia Rio'],
  ])
})

test('an address that staff take while a feed is imported is theirs, and the feed’s vehicle gets another', async () => {
  const { counts } = await importWhileStaffSave({ stocknum: 'OWN', slug: 'kia-rio-a2' }, await feedOf('A1', 'A2'))
  expect(counts).toMatchObject({ created: 2, rejected: 0 })
  const { rows } = await setup.pool.query<{ stocknum: string; slug: string }>(
    'select stocknum, slug from vehicles where tenant_id = $1 order by stocknum',
    [site.id],
  )
  expect(rows).toEqual([
    { stocknum: 'A1', slug: 'kia-rio-a1' },
    { stocknum: 'A2', slug: expect.stringMatching(/^kia-rio-a2-.+/) },
    { stocknum: 'OWN', slug: 'kia-rio-a2' },
  ])
})
