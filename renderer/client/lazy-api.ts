import type { Api } from '#schemas/api/endpoints.ts'

let api: Promise<Api> | undefined

/** A failed import is retried with the next call. */
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

/** The HTTP contract is loaded with the first call, since most pages make none. */
export const lazyApi: Api = { call: async (name, input) => (await load()).call(name, input) }

/** Preloads the API when a field gets the focus, so that a later submit can be retried without network. */
export function loadApiForFields(island: HTMLElement): void {
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, select, textarea')) load().catch(() => undefined)
  })
}
