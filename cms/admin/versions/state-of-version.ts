import type { StoredVersion } from '../../versions/read-version.ts'
import * as texts from './texts.ts'

/** What the document is now. */
export interface CurrentVersions {
  hasDrafts: boolean
  newest: number | null
  /** The version that the site shows. */
  live: number | null
}

export interface VersionState {
  label: string
  /** Whether the site or the form shows it. */
  isCurrent: boolean
}

export function findState({ id, isAutosave, content }: StoredVersion, standing: CurrentVersions): VersionState {
  const { hasDrafts, newest, live } = standing
  if (!hasDrafts)
    return id === newest ? { label: texts.current, isCurrent: true } : { label: texts.earlier, isCurrent: false }
  if (id === live) return { label: texts.onTheSiteNow, isCurrent: true }
  if (id === newest) return { label: isAutosave ? texts.currentDraftAutosaved : texts.currentDraft, isCurrent: true }
  if (content['_status'] === 'published') return { label: texts.publishedEarlier, isCurrent: false }
  return { label: isAutosave ? texts.draftAutosaved : texts.draft, isCurrent: false }
}
