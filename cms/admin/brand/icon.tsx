import * as texts from './texts.ts'

/** The product's logo: a canopy over a forecourt. */
export const Icon = () => (
  <svg className="fc-icon" viewBox="0 0 32 32" width="22" height="22" role="img" aria-label={texts.forecourt}>
    <path d="M2 9.5 16 3l14 6.5v4L16 7.6 2 13.5z" fill="var(--fc-brand)" />
    <path d="M6 15h3v12H6zM23 15h3v12h-3z" fill="var(--fc-brand-ink)" />
    <path
      d="m11.2 21.6 1.5-3.9a1.6 1.6 0 0 1 1.5-1h3.6c.7 0 1.3.4 1.5 1l1.5 3.9v4.1h-1.7v-1.4h-6.2v1.4h-1.7z"
      fill="var(--fc-accent)"
    />
    <path d="M2 28h28v1.6H2z" fill="var(--fc-brand)" />
  </svg>
)
