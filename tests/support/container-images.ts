import { type ContainerRuntimeClient, getContainerRuntimeClient, ImageName } from 'testcontainers'

/** What docker-compose.yml runs, unless the variable names another image. */
const publicImages = {
  POSTGRES_IMAGE: 'postgres:18',
  MEILISEARCH_IMAGE: 'getmeili/meilisearch:v1.21',
}

const standIns = {
  POSTGRES_IMAGE: 'the embedded PostgreSQL stands in',
  MEILISEARCH_IMAGE: 'no test runs on Meilisearch',
}

/**
 * Where a container engine answers, names in the environment the public images that no variable names, and pulls what is missing. An image that
 * cannot be had stays unnamed, and `say` is told what stands in. A server that `DATABASE_URL` names is used instead of a container.
 */
export async function nameContainerImages(say: (line: string) => void): Promise<void> {
  const client = await findContainerEngine()
  for (const variable of ['POSTGRES_IMAGE', 'MEILISEARCH_IMAGE'] as const) {
    if (process.env[variable]) continue
    if (variable === 'POSTGRES_IMAGE' && process.env['DATABASE_URL']) {
      say('Tests: PostgreSQL is the server of DATABASE_URL.')
      continue
    }
    const image = publicImages[variable]
    // oxlint-disable-next-line no-await-in-loop -- Two downloads at once take as long.
    const reason = client ? await pull(client, image) : 'no container engine answers'
    if (reason === null) process.env[variable] = image
    else say(`Tests: ${reason}, so ${standIns[variable]}. ${variable} names another image.`)
  }
}

export async function findContainerEngine(): Promise<ContainerRuntimeClient | null> {
  try {
    return await getContainerRuntimeClient()
  } catch {
    return null
  }
}

/** Pulls a missing image. Returns null or the reason of the failure. */
export async function pull(client: ContainerRuntimeClient, image: string): Promise<string | null> {
  const name = ImageName.fromString(image)
  try {
    await client.image.pull(name)
    return (await client.image.exists(name)) ? null : `${image} cannot be pulled`
  } catch (error) {
    return `${image} cannot be pulled (${error instanceof Error ? error.message : String(error)})`
  }
}
