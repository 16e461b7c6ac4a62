'use client'
import { deleteCopy, type Report, type Section } from './call-inheritance.ts'
import { AskButton } from './ask-button.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FollowButton } from './follow-button.tsx'
import { type Outcome, RunButton } from './run-button.tsx'
import * as texts from './texts.ts'

interface Props {
  report: Extract<Report, { kind: 'copy' }>
  page: number
  admin: string
}

/** On a site's page in place of a template's: what differs, and the ways back. */
export const CopyNotice = ({ report, page, admin }: Props) => {
  const { template, templatePage, differences, following } = report
  return (
    <aside className="fc-inheritance" role="note">
      <p>
        <strong>{following ? texts.followsTheTemplate({ template }) : texts.copyOfTemplate({ template })}</strong>{' '}
        {following ? `${texts.followsExplained} ` : null}
        <a href={`${admin}/collections/pages/${templatePage}`}>{texts.openTheTemplatesPage}</a>
      </p>
      {following?.isBehind ? (
        <p className="fc-inheritance__line">
          <span>{texts.templateHasChanged}</span>
          <FollowButton page={page} change={{ type: 'update' }} label={texts.showTheChanges} />
        </p>
      ) : null}
      {differences.length === 0 ? (
        <p>{texts.whatDiffers({ count: 0 })}</p>
      ) : (
        <details>
          <summary>{texts.whatDiffers({ count: differences.length })}</summary>
          <DifferenceList differences={differences} page={following ? page : null} />
        </details>
      )}
      {following && following.setAside.length > 0 ? <SetAside sections={following.setAside} page={page} /> : null}
      <p className="fc-inheritance__line">
        <AskButton label={texts.backToTheTemplatesPage} question={texts.sureToReset} cancel={texts.keepMyPage}>
          <DeleteButton page={page} admin={admin} />
        </AskButton>
        {following ? (
          <AskButton label={texts.stopFollowing} question={texts.sureToStop} cancel={texts.goOnFollowing}>
            <FollowButton page={page} change={{ type: 'stop' }} label={texts.keepAsItIs} />
          </AskButton>
        ) : null}
      </p>
    </aside>
  )
}

/** Changes of the site without a section on the template's page now. */
const SetAside = ({ sections, page }: { sections: readonly Section[]; page: number }) => (
  <div>
    <p>{texts.noLongerApplies({ count: sections.length })}</p>
    <ul>
      {sections.map(({ id, label, summary }) => (
        <li key={id} className="fc-inheritance__line">
          <span>{summary && summary !== label ? `${label}: ${summary}` : label}</span>
          <FollowButton
            page={page}
            change={{ type: 'discard', block: id }}
            label={texts.discard}
            name={texts.discardNamed({ name: label })}
          />
        </li>
      ))}
    </ul>
  </div>
)

const DeleteButton = ({ page, admin }: { page: number; admin: string }) => {
  const run = async (): Promise<Outcome> => {
    const moved = await deleteCopy(page)
    if ('message' in moved) return { problem: moved.message }
    window.location.assign(`${admin}/collections/pages/${moved.id}`)
    return 'leaves'
  }
  return <RunButton label={texts.deleteMyPage} run={run} />
}
