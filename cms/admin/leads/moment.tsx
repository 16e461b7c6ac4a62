'use client'
import { useSyncExternalStore } from 'react'

/** A moment in the reader's time zone. */
export const Moment = ({ at }: { at: string }) => {
  const timeZone = useSyncExternalStore(neverChanges, zoneOfBrowser, zoneOfServer)
  const words = new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(at),
  )
  return <time dateTime={at}>{words}</time>
}

const neverChanges = () => () => {}
const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
const zoneOfServer = (): string => 'UTC'
