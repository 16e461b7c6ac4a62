import type { Steps } from './steps.ts'

type Administrator = { email: string; password: string; isChosen: boolean }
type Prepare = { steps: Steps; administrator: Administrator }

/** Migrates the database and ensures an administrator who can sign in; false if that administrator's password was changed in the admin. */
export async function prepareDatabase({ steps, administrator }: Prepare): Promise<boolean> {
  return steps.run('Bring the database to this version', async () => {
    const { getCms, ensureAdmin, migrate } = await import('#cms/index.ts')
    const cms = await getCms()
    await migrate(cms)
    return ensureAdmin(cms, administrator)
  })
}
