import { secret } from '#tests/support/secret.ts'

interface Preparing {
  databaseUrl: string
  dataDir: string
  /** Where every site's leads go, by ADF and by webhook. */
  destinationUrl: string
  count: number
}

/** A webhook is never unsigned. */
const signed = { webhook: { secret: 'known to both sides' }, 'adf-http': {} }

/** Migrates the database and makes sites, each with a location and two destinations; gives their hosts. */
export async function prepareSites({ databaseUrl, dataDir, destinationUrl, count }: Preparing): Promise<string[]> {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    FORECOURT_SECRET: secret,
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_LOG_LEVEL: 'silent',
  })
  const { getCms, migrate } = await import('#cms/index.ts')
  const cms = await getCms()
  await migrate(cms)
  const hosts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const host = `dealer-${index}.localhost`
    const { id: tenant } = await cms.create({
      collection: 'tenants',
      data: {
        slug: `dealer-${index}`,
        name: `Dealer ${index}`,
        hosts: [{ host }],
        country: 'AU',
        locale: 'en-AU',
        currency: 'AUD',
        timeZone: 'Australia/Brisbane',
      },
    })
    for (const kind of ['webhook', 'adf-http'] as const)
      await cms.create({
        collection: 'lead-destinations',
        data: { tenant, name: kind, kind, url: `${destinationUrl}/${kind}`, active: true, ...signed[kind] },
      })
    hosts.push(host)
  }
  await cms.destroy()
  return hosts
}
