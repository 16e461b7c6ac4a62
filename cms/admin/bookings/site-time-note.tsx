'use client'
import { useField } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { formatLocalTime } from './format-local-time.ts'
import * as texts from './texts.ts'

interface Props {
  path: string
  timeZone: string
}

export const SiteTimeNote = ({ path, timeZone }: Props) => {
  const { value } = useField<string | Date | null>({ path })
  const own = useSyncExternalStore(neverChanges, zoneOfBrowser, zoneOfServer)
  const moment = value instanceof Date ? value.toISOString() : (value ?? '')
  const [there, here] = [formatLocalTime({ moment, timeZone }), own && formatLocalTime({ moment, timeZone: own })]
  return there && here && there !== here ? (
    <p className="fc-inherited">
      {texts.yourOwnTimeZone} <strong>{there}</strong>.
    </p>
  ) : null
}

const neverChanges = () => () => {}
const zoneOfBrowser = (): string | null => Intl.DateTimeFormat().resolvedOptions().timeZone
const zoneOfServer = (): string | null => null
