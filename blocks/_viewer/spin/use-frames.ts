import { useEffect, useMemo, useState } from 'react'

/** How many frames are asked for at a time: they are many, and the page may want something else too. */
const sideBySide = 4

export interface Frames {
  /** The frames that could be had, in their order, by their place in the spin. */
  loaded: readonly { frame: number; image: HTMLImageElement }[]
  /** Share of them that is there, in percent. */
  percent: number
  isReady: boolean
}

/** Loads all frames before any is turned to. A frame that cannot be had is left out. vehicles §4, Spin */
export function useFrames(urls: readonly string[]): Frames {
  const [images, setImages] = useState<readonly (HTMLImageElement | null)[]>([])
  // An address list is made again with every render; what it holds decides.
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
