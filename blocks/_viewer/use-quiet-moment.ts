import { useEffect, useState } from 'react'
import { savesData } from '../_ui/saves-data.ts'

/**
 * Whether the page is loaded and idle, so that large files may load. With data saver enabled, only a touch or key, reported by `hurry`,
 * counts.
 */
export function useQuietMoment(isWanted: boolean): { isQuiet: boolean; hurry: () => void } {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!isWanted || isQuiet || savesData()) return
    const controller = new AbortController()
    const whenLoaded = () => {
      const idle = requestIdleWork(() => setQuiet(true))
      controller.signal.addEventListener('abort', idle.cancel)
    }
    if (document.readyState === 'complete') whenLoaded()
    else addEventListener('load', whenLoaded, { signal: controller.signal })
    return () => controller.abort()
  }, [isWanted, isQuiet])
  return { isQuiet, hurry: () => setQuiet(true) }
}

function requestIdleWork(work: () => void): { cancel: () => void } {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: 3_000 })
    return { cancel: () => cancelIdleCallback(idle) }
  }
  const timer = setTimeout(work, 500)
  return { cancel: () => clearTimeout(timer) }
}
