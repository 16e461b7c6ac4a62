import type { Api } from '#schemas/api/endpoints.ts'

const load = async (): Promise<Api> => (await import('#blocks/_data/http-api.ts')).httpApi()
let api: Promise<Api> | undefined

/** The HTTP contract is loaded with the first call: most pages never make one. */
export const lazyApi: Api = {
  call: async (name, input) => {
    api ??= load()
    return (await api).call(name, input)
  },
}
