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

interface VideoProps {
  source: VideoSource
  /** What is seen: "Video of the 2021 Kia Cerato". */
  label: string
  /** A picture that stands there until it plays; empty for none. */
  poster: string
  /** It is what the shopper looks at. */
  isActive: boolean
  /** `slide`: it loops without sound while it is looked at. `film`: it is played and heard by who wants to. */
  kind: 'slide' | 'film'
}

/** A film by its source. vehicles §2: an embedded player for the provider's embed URLs, otherwise a looping muted video. */
export function Video(props: VideoProps) {
  return props.source.kind === 'file' ? <OwnVideo {...props} /> : <Elsewhere {...props} />
}

/** Nothing of it is loaded before it is looked at. Who wants no motion starts it. */
function OwnVideo({ source, label, poster, isActive, kind }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const [isPlaying, setPlaying] = useState(false)
  const isLoop = kind === 'slide'
  useEffect(() => {
    const element = video.current
    if (!element) return
    // A browser may refuse to play by itself; the button is there.
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
        // The gallery's own buttons stand where a browser has its controls.
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
          aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
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

/** A picture that links to the film, and becomes the provider's player when pressed: until then nothing of the provider is loaded. */
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
        {source.kind === 'embed' ? `Play video (${source.title})` : 'Watch video (new tab)'}
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
