import { useEffect, useRef, useState } from 'react'
import type { VideoSource } from '#schemas/vehicle/video-source.ts'
import { Icon } from '../_ui/icon.tsx'
import { imageUrl } from '../_ui/image-url.ts'
import { Image } from '../_ui/image.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { useHydrated } from '../_ui/use-hydrated.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { pill, roundButton } from './viewer-style.ts'
import * as texts from './texts.ts'

interface VideoProps {
  source: VideoSource
  /** Accessible name: "Video of the 2021 Kia Cerato". */
  label: string
  /** Poster until it plays; empty for none. */
  poster: string
  /** Whether it is the visible slide. */
  isActive: boolean
  /** `slide`: loops muted while visible. `film`: played with sound on request. */
  kind: 'slide' | 'film'
}

/** A film by its source. vehicles §2: an embedded player for the provider's embed URLs, otherwise a looping muted video. */
export function Video(props: VideoProps) {
  return props.source.kind === 'file' ? <OwnVideo {...props} /> : <Elsewhere {...props} />
}

/** Nothing is loaded before it is visible. With reduced motion it starts on request. */
function OwnVideo({ source, label, poster, isActive, kind }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const [isPlaying, setPlaying] = useState(false)
  const isLoop = kind === 'slide'
  useEffect(() => {
    const element = video.current
    if (!element) return
    // A browser may block autoplay; the button remains.
    if (isActive && isLoop && !wantsNoMotion()) element.play().catch(() => {})
    else if (!isActive) element.pause()
  }, [isActive, isLoop])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- dealers' films come without captions. */}
      <video
        ref={video}
        src={source.url}
        poster={poster ? imageUrl(poster, 960) : undefined}
        aria-label={label}
        // The gallery's own buttons are in the place of the native controls.
        controls={!isLoop || !isHydrated}
        playsInline
        muted={isLoop}
        loop={isLoop}
        preload="none"
        className={styleClass(filled)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <a href={source.url}>{label}</a>
      </video>
      {isLoop ? (
        <button
          type="button"
          aria-label={isPlaying ? texts.pauseTheVideo : texts.playTheVideo}
          className={styleClass(pause)}
          onClick={() => (isPlaying ? video.current?.pause() : video.current?.play().catch(() => {}))}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      ) : null}
    </>
  )
}

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A poster that links to the film and becomes the provider's player on click: until then nothing is loaded from the provider. */
function Elsewhere({ source, label, poster, isActive }: VideoProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted && isActive && source.kind === 'embed') {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider's player needs its scripts and its own origin.
      <iframe
        src={`${source.url}?autoplay=1`}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className={styleClass(frame)}
      />
    )
  }
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noopener"
      className={styleClass(facade)}
      onClick={(event) => {
        if (source.kind !== 'embed') return
        event.preventDefault()
        setWanted(true)
      }}
    >
      {poster ? <Image picture={{ url: poster, alt: '', width: 960, height: 640 }} fills sizes="60vw" /> : null}
      <span className={styleClass(call)}>
        <ViewerIcon name="play" />
        {source.kind === 'embed' ? texts.playVideoTitle({ title: source.title }) : texts.watchVideoNewTab}
      </span>
    </a>
  )
}

const pause: CssObject = { ...roundButton, position: 'absolute', left: 3, bottom: 3 }
const filled: CssObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  bg: 'shade',
}
const frame: CssObject = { ...filled, border: 'none' }
const facade: CssObject = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  bg: 'shade',
  '& > img': { opacity: 0.72, transition: 'opacity .2s' },
  '&:hover > img': { opacity: 0.85 },
  '&:focus-visible': { outlineOffset: '-4px' },
}
const call: CssObject = { ...pill, position: 'relative', px: 4, py: 3, fontSize: 'md', bg: 'scrim' }
