import type { Steps } from './steps.ts'

type Administrator = { email: string; password: string; isChosen: boolean }
type Prepare = { steps: Steps; administrator: Administrator }

/** Tables of this version, and an administrator who can sign in; false where people have changed that one's password. */
export async function prepareDatabase({ steps, administrator }: Prepare): Promise<boolean> {
  return steps.run('Bring the database to this version', async () => {
    const { getCms, ensureAdmin, migrate } = await import('#cms/index.ts')
    const cms = await getCms()
    await migrate(cms)
    return ensureAdmin(cms, administrator)
  })
}
