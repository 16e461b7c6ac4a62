import * as texts from '../texts.ts'

const refusals = {
  'address-invalid': texts.theAddressIsNotAWebAddress,
  'host-not-allowed':
    'This site does not take anything from {host}. A site administrator can allow it under Settings, Sites.',
  'address-not-public': '{host} is inside a private network, so nothing is fetched from it.',
  'port-not-allowed': texts.theAddressHasAPort,
  'too-many-redirects': '{host} kept sending us on to other addresses.',
  'not-secure': '{host} sent us on from a secure address to one that is not.',
  'name-unknown': 'There is no server called {host}. Check the address.',
  'not-answering': '{host} did not answer. We try again.',
  'timed-out': '{host} was too slow, so we stopped. We try again.',
  'too-large': 'The file from {host} is larger than is allowed.',
  'broke-off': 'The connection to {host} broke off before the whole file had come. We try again.',
  'sign-in': '{host} does not let us in. Check the user name and the password.',
  'not-found': '{host} has no file at this address. Check the address.',
  'server-failed': '{host} has a problem of its own and sent an error. We try again.',
  'answered-otherwise': '{host} sent something that is not the file.',
} as const

export type RefusalCode = keyof typeof refusals

/** Why nothing was fetched. `words` is a sentence for staff; `mayPass`: a retry may succeed. */
export interface FetchRefusal {
  kind: 'refused'
  code: RefusalCode
  words: string
  mayPass: boolean
}

const passing: ReadonlySet<RefusalCode> = new Set([
  'name-unknown',
  'not-answering',
  'timed-out',
  'broke-off',
  'server-failed',
])

export const refusal = (code: RefusalCode, host: string): FetchRefusal => ({
  kind: 'refused',
  code,
  words: refusals[code].replace('{host}', host),
  mayPass: passing.has(code),
})
