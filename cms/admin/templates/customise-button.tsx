'use client'
import { blockQuery } from '../canvas/selection-of-form.ts'
import { customisePage } from './call-inheritance.ts'
import { type Outcome, RunButton } from './run-button.tsx'

interface Props {
  page: number
  site: number
  admin: string
  label: string
  /** For screen readers, where several buttons have the same label. */
  name?: string
  /** The section to open. */
  section?: string
}

/** Gives the site its own copy of a template's page, and opens it. */
export const CustomiseButton = ({ page, site, admin, section, ...shown }: Props) => {
  const run = async (): Promise<Outcome> => {
    const moved = await customisePage(page, site)
    if ('message' in moved) return { problem: moved.message }
    window.location.assign(`${admin}/collections/pages/${moved.id}${section ? blockQuery(section) : ''}`)
    return 'leaves'
  }
  return <RunButton {...shown} run={run} />
}
