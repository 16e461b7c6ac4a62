import { Icon } from './icon.tsx'
import * as texts from './texts.ts'

export const Logo = () => (
  <span className="fc-logo">
    <Icon />
    <span className="fc-logo__word" aria-hidden="true">
      {texts.forecourt}
    </span>
  </span>
)
