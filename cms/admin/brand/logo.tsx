import { Icon } from './icon.tsx'

export const Logo = () => (
  <span className="fc-logo">
    <Icon />
    <span className="fc-logo__word" aria-hidden="true">
      Forecourt
    </span>
  </span>
)
