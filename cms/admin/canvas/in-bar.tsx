'use client'
import { useEditDepth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useOpenLayer } from './open-layer.ts'

/** A control of the document: in the bar of the canvas while it is open, else where it stands. There is one of each. */
export function InBar({ children }: { children: ReactNode }) {
  const layer = useOpenLayer(useEditDepth())
  return layer ? createPortal(children, layer.bar) : children
}
