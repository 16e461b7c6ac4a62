'use client'
import type { ReactNode } from 'react'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/** Names Payload's icons in it whenever it is drawn. */
export const NamedIcons = ({ children }: { children: ReactNode }) => (
  <div ref={useNames<HTMLDivElement>(nameControls)} className="fc-named">
    {children}
  </div>
)
