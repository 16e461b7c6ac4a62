'use client'
import { Icon } from '../icon.tsx'
import { useVersionsAddress } from '../use-versions-address.ts'
import * as texts from '../texts.ts'

/** Leads from the canvas to the versions of the page, for people who may read them. */
export function VersionsLink() {
  const address = useVersionsAddress()
  if (address === null) return null
  return (
    <a className="fc-canvas-button" href={address} title={texts.versions}>
      <Icon name="history" />
      <span className="fc-hidden">{texts.versions}</span>
    </a>
  )
}
