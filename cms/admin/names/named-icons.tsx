'use client'
import type { ReactNode } from 'react'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/** Names Payload's icons among its children at each render. */
export const NamedIcons = ({ children }: { children: ReactNode }) => (
  <div ref={useNames<HTMLDivElement>(nameControls)} className="fc-named">
    {children}
  </div>
)
