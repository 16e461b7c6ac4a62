import type { Use } from '../../uses/use.ts'
import { writeUseAddress } from './use-address.ts'
import * as texts from './texts.ts'

const stateWords = { published: texts.published, draft: texts.draft }

/** Most documents that a list names. */
const most = 20

/** Documents that use something, each as a link that opens in the same tab, at the block in question. Those of other sites name their site. */
export function UseList({ uses, admin }: { uses: readonly Use[]; admin: string }) {
  return (
    <ul className="fc-uses">
      {uses.slice(0, most).map((use) => (
        <li key={`${use.collection}/${use.id}/${use.state}`}>
          <a href={writeUseAddress(admin, use)}>{use.title || texts.untitled}</a>{' '}
          <span className={`fc-status fc-status--${use.state}`}>{stateWords[use.state]}</span>
          {use.site === null ? null : <span className="fc-uses__site"> · {use.site}</span>}
        </li>
      ))}
      {uses.length > most ? <li>{texts.andMore({ count: uses.length - most })}</li> : null}
    </ul>
  )
}
