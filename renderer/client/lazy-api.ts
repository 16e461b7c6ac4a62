import type { Api } from '#schemas/api/endpoints.ts'

let api: Promise<Api> | undefined

/** What could not be loaded is asked for again with the next call. */
function load(): Promise<Api> {
  api ??= import('#blocks/_data/http-api.ts').then(
    ({ httpApi }) => httpApi(),
    (error: unknown) => {
      api = undefined
      throw error
    },
  )
  return api
}

/** The HTTP contract is loaded with the first call: most pages never make one. */
export const lazyApi: Api = { call: async (name, input) => (await load()).call(name, input) }

/** Anyone who goes into a field will send it, and may have no network by then: what it takes to try again is there. */
export function loadApiForFields(island: HTMLElement): void {
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, select, textarea')) load().catch(() => undefined)
  })
}
