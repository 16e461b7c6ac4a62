type Fields = Record<string, unknown> | undefined

/** The fields of an account that decide who may sign in to it, each with whether an update changes it. A form sends all fields. */
const credentials: [name: string, isChanged: (data: Fields, before: Fields) => boolean][] = [
  ['email', (data, before) => normalise(data?.email) !== '' && normalise(data?.email) !== normalise(before?.email)],
  ['password', (data) => typeof data?.password === 'string' && data.password !== ''],
]

export const changedCredentials = (data: Fields, before: Fields): string[] =>
  credentials.filter(([, isChanged]) => isChanged(data, before)).map(([name]) => name)

/** As Payload stores an address. */
const normalise = (email: unknown) => (typeof email === 'string' ? email.toLowerCase().trim() : '')
