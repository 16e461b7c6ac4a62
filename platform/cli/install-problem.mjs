import { root } from './installed.mjs'

/** A failed installation of packages, with cause and remedy. */
export class InstallProblem extends Error {}

const causes = [
  {
    when: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/,
    say: 'npm cannot reach its registry. Check the connection (and proxy: npm config get registry, proxy, https-proxy), then start again.',
  },
  { when: /ENOSPC/, say: `The disk that holds ${root} is full. Free about 2 GB and start again.` },
  {
    when: /EACCES|EPERM|EROFS/,
    say: `npm may not write in ${root}. Start as the owner of that folder, or give it to this user (chown).`,
  },
  {
    when: /EUSAGE|can only install packages when your package\.json/,
    say: 'package.json and package-lock.json disagree. Run npm install and start again.',
  },
]

/** Adds the remedy to npm's own message. */
export function explain(said) {
  const cause = causes.find(({ when }) => when.test(said))
  const tail = said.trim().split('\n').slice(-12).join('\n')
  const sentence = cause?.say ?? 'npm could not install the packages. Read what it said above, then start again.'
  return new InstallProblem(`${tail}\n\n${sentence}`)
}
