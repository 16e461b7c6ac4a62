'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreviewSource } from '#schemas/api/staff-feeds.ts'
import type { FeedMapping } from '#schemas/stock/feed-mapping.ts'
import type { FeedPreview } from '#schemas/stock/feed-preview.ts'
import type { FeedFormat } from '#schemas/stock/stock-feed.ts'
import { postStaff, describeReason, sendSample } from './post-staff.ts'

interface FeedReadOptions {
  format: FeedFormat
  /** Null: the mapping suggested by the column names. */
  mapping: FeedMapping | null
}

interface FeedPreviewOptions extends FeedReadOptions {
  tenant: number
  feed: number | null
}

export interface Preview {
  /** The newest preview. It stays while the next one loads. */
  seen: FeedPreview | null
  isLoading: boolean
  failure: string | null
  look: (from: Exclude<PreviewSource, { kind: 'sample' }> | File) => void
}

const debounceMs = 700

/**
 * Previews a file, and again when its mapping changes. `onFirst` is called with the first preview of each file.
 */
export function usePreview(options: FeedPreviewOptions | null, onFirst: (preview: FeedPreview) => void): Preview {
  const [sample, setSample] = useState<string | null>(null)
  const [seen, setSeen] = useState<FeedPreview | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const turn = useRef(0)
  const readAs = useRef<string | null>(null)
  const reading = options ? JSON.stringify({ format: options.format, mapping: options.mapping }) : null

  const run = useCallback(
    async (from: PreviewSource | File, isFirst: boolean) => {
      if (!options || reading === null) return
      turn.current += 1
      const mine = turn.current
      readAs.current = reading
      setIsLoading(true)
      setFailure(null)
      try {
        const source: PreviewSource =
          from instanceof File ? { kind: 'sample', sample: await sendSample(options.tenant, from) } : from
        const answer = await postStaff('previewFeed', { ...options, from: source })
        if (mine !== turn.current) return
        setSample(answer.sample)
        setSeen(answer.preview)
        if (isFirst) onFirst(answer.preview)
      } catch (error) {
        if (mine === turn.current) setFailure(describeReason(error))
      } finally {
        if (mine === turn.current) setIsLoading(false)
      }
    },
    [options, reading, onFirst],
  )

  useEffect(() => {
    if (sample === null || reading === null || readAs.current === reading) return
    const timer = setTimeout(() => void run({ kind: 'sample', sample }, false), debounceMs)
    return () => clearTimeout(timer)
  }, [sample, reading, run])

  return { seen, isLoading, failure, look: (from) => void run(from, true) }
}
