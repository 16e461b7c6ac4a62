import { useEffect, useMemo, useState } from 'react'

/** Concurrent frame requests: limited, since the page may load other files too. */
const sideBySide = 4

export interface Frames {
  /** Loaded frames in order, with their index in the spin. */
  loaded: readonly { frame: number; image: HTMLImageElement }[]
  /** Loaded percentage. */
  percent: number
  isReady: boolean
}

/** Loads all frames before the first rotation. A frame that fails is omitted. vehicles §4, Spin */
export function useFrames(urls: readonly string[]): Frames {
  const [images, setImages] = useState<readonly (HTMLImageElement | null)[]>([])
  // The array is new on every render, so its content is compared.
  const list = urls.join('\n')
  useEffect(() => {
    if (list === '') return
    let isCurrent = true
    const frames: (HTMLImageElement | null)[] = []
    const queue = list.split('\n').entries()
    const work = async () => {
      for (const [index, url] of queue) {
        const image = await loadImage(url)
        if (!isCurrent) return
        frames[index] = image
        setImages([...frames])
      }
    }
    Promise.all(Array.from({ length: sideBySide }, work)).catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [list])
  return useMemo(() => {
    const loaded = images.flatMap((image, frame) => (image ? [{ frame, image }] : []))
    const done = images.filter((image) => image !== undefined).length
    const isReady = urls.length > 0 && done === urls.length
    return { loaded, percent: Math.round((done / Math.max(1, urls.length)) * 100), isReady }
  }, [images, urls.length])
}

async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
