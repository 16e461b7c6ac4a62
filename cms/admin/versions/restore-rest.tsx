import type { RestoreProblems } from '../../versions/find-restore-problems.ts'
import { RestoreButton } from './restore-button.tsx'
import * as texts from './texts.ts'

interface Props {
  address: string
  /** Address of the collection's documents in the admin. */
  documents: string
  document: string
  version: number
  moment: string
  hasDrafts: boolean
  problems: RestoreProblems
}

/** Most references that are named. */
const most = 10

/** Of a version that cannot be restored as a whole: why not, and a button that restores everything else. */
export const RestoreRest = ({ problems: { taken, gone }, ...props }: Props) => (
  <div className="fc-version__problems">
    <p>{texts.notAsAWhole}</p>
    <ul className="fc-uses">
      {taken.map(({ field, label, value, by }) => (
        <li key={field}>
          {texts.valueIsTaken({ field: label, value })}{' '}
          <a href={`${props.documents}/${by.id}`}>{by.title || texts.untitled}</a>
        </li>
      ))}
      {gone.slice(0, most).map(({ path, label, id }) => (
        <li key={`${path} ${id}`}>{texts.referenceIsGone({ place: label })}</li>
      ))}
      {gone.length > most ? <li>{texts.andMoreGone({ count: gone.length - most })}</li> : null}
    </ul>
    <RestoreButton
      label={texts.restoreRest}
      question={texts.restoreRestQuestion({ moment: props.moment })}
      about={props.hasDrafts ? texts.restoreRestDraftAbout : texts.restoreRestPlainAbout}
      done={texts.restIsRestored({ moment: props.moment })}
      address={props.address}
      body={{ version: props.version }}
      document={props.document}
    />
  </div>
)
