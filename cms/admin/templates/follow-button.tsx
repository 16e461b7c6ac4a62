'use client'
import { changeFollowed, type FollowedChange } from './call-inheritance.ts'
import { askInheritance } from './inheritance-store.ts'
import { type Outcome, RunButton } from './run-button.tsx'

interface Props {
  page: number
  change: FollowedChange
  label: string
  /** For screen readers, where several buttons have the same label. */
  name?: string
  /** As the other fields' ways back to an inherited value. */
  isQuiet?: boolean
}

/** Changes how the open page follows its template's. */
export const FollowButton = ({ page, change, ...shown }: Props) => {
  const run = async (): Promise<Outcome> => {
    const problem = await changeFollowed(page, change)
    await askInheritance('pages', page)
    return problem === null ? 'done' : { problem }
  }
  return <RunButton {...shown} run={run} />
}
