/**
 * The keys of all advisory locks, and what each protects. Processes of another release may run beside this one and wait for the same locks: the key
 * of a lock never changes, and a new lock has a new key. PostgreSQL keeps one bigint and two ints apart; a text stands for its hash.
 */
export const advisoryLockKeys = {
  migrations: { form: 'number', key: 4_072_119_640, protects: 'the tables of the CMS while migrations run' },
  searchTables: {
    form: 'number',
    key: 7_301_001,
    protects: 'the tables of the search index while they are created or swapped',
  },
  searchRebuild: { form: 'number', key: 7_301_002, protects: 'the search index that is built beside the one in use' },
  indexBacklogTables: {
    form: 'number',
    key: 7_301_003,
    protects: 'the tables of the indexing backlog while they are created',
  },
  feedLedgerTables: {
    form: 'number',
    key: 7_302_001,
    protects: 'the feed ledger while it is created or brought to its next form',
  },
  photoLedgerTables: { form: 'number', key: 7_302_002, protects: 'the photo ledger while it is created' },
  marketOffers: { form: 'number', key: 7_304_001, protects: 'the offers of the market while they are recorded' },
  backup: { form: 'number', key: 7_305_001, protects: 'the database from a second backup or restore' },
  tenantIndexing: {
    form: 'number and tenant',
    key: 7_301,
    protects: 'the index from a slow worker that would write what it read before a faster one did',
  },
  stockImport: { form: 'number and tenant', key: 7_302, protects: 'the stock of a tenant from a second import' },
  feedImport: {
    form: 'text and subject',
    key: 'forecourt stock feed ',
    protects: 'a feed from a second import of itself; the subject is `<tenant>:<feed>`',
  },
  testDriveTimes: {
    form: 'text and subject',
    key: 'test-drive:',
    protects:
      'the bookings of a location or a vehicle while a time is chosen; the subject is `<tenant>:<location or vehicle>:<id>`',
  },
  redirects: {
    form: 'text and subject',
    key: 'redirects:',
    protects:
      'redirects that one site follows from two changes that make a circle together; the subject is the template, or the site without one',
  },
  preferences: {
    form: 'text and subject',
    key: 'preferences:',
    protects: 'the preferences of a person from being inserted twice; the subject is `<collection>:<id>`',
  },
  priceDropAlerts: { form: 'text', key: 'send-price-drop-alerts', protects: 'price-drop alerts from being sent twice' },
  newVehicleAlerts: {
    form: 'text',
    key: 'send-new-vehicle-alerts',
    protects: 'new-vehicle alerts from being sent twice',
  },
} as const satisfies Record<string, AdvisoryLockKey>

type AdvisoryLockKey = { protects: string } & (
  | { form: 'number' | 'number and tenant'; key: number }
  /** Hashed to 32 bits; with a subject to 64 bits. */
  | { form: 'text' | 'text and subject'; key: string }
)

type Keys = typeof advisoryLockKeys
type NameByForm<Form extends AdvisoryLockKey['form']> = {
  [Name in keyof Keys]: Keys[Name]['form'] extends Form ? Name : never
}[keyof Keys]

export type AdvisoryLock =
  | { name: NameByForm<'number' | 'text'> }
  | { name: NameByForm<'number and tenant'>; tenantId: number }
  | { name: NameByForm<'text and subject'>; subject: string }
